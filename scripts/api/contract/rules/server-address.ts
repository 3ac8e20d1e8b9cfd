// Where requests of a contract are sent.

export interface OpenApiServer {
  url: string
  variables?: Record<string, { default: string }>
}

/** The server's URL with the default of each variable. */
export function serverAddress({ url, variables = {} }: OpenApiServer = { url: '' }): string {
  return url.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole)
}
