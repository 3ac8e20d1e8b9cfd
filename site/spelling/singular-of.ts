// A name in the singular, by its ending: `webhook` for `webhooks`, `proxy` for `proxies`. A lone `s` stays.

export const singularOf = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<=.)s$/, '')
