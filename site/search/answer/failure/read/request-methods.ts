// The methods of requests, as a choice in regular expressions.

export const METHODS = 'GET|POST|PUT|PATCH|DELETE'
