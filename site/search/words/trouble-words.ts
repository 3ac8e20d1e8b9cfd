// Ways of saying that something does not work. Read by foreign-tables.ts.

export const TROUBLE_WORDS = `
# Things that go wrong
broken, failing -> error, fail
bug -> error, troubleshooting
debug -> troubleshooting, logs
diagnose -> troubleshooting
problem, not working -> troubleshooting, error
stuck -> timeout, fail
stopped coming, stopped arriving, stop coming, no longer arrive -> disabled, retries
goes down, go down, is down, are down, be down, being down, was down, were down, went down, unreachable -> outage, availability, status page
hangs, freezes, takes too long -> timeout
slow -> timeout, latency, duration
too long, killed -> timeout, limit
aborted -> timeout, cancel
blank -> empty, does not appear
invisible, not showing -> does not appear, blank
not loading -> does not appear, fails to load
not found -> 404
access denied, permission denied, forbidden -> 403, permission
internal server error -> 500
too many requests, rate limited -> 429, rate limit
back off, backoff -> retry-after, retry
try again, reattempt -> retry
refused, denied -> rejected, declined
bounced -> returned, rejected
error text, error string -> error message
complains, complained, complaint -> support, trace id
`
