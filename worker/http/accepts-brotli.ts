// Cloudflare rewrites `Accept-Encoding` for the Worker and keeps the client's own value in `cf`.

export function acceptsBrotli(request: Request): boolean {
  const { cf } = request as { cf?: { clientAcceptEncoding?: string } }
  const accepted = cf?.clientAcceptEncoding || request.headers.get('accept-encoding') || ''
  return accepted.split(',').some((coding) => /^\s*br\s*(?:$|;(?!\s*q=0(?:\.0*)?\s*$))/i.test(coding))
}
