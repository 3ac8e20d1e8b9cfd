// Sets consent mode for a tag container before it loads: everything denied, then what the reader granted.

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const
/** How long the container waits for a consent update. */
const WAIT_FOR_UPDATE_MS = 500

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Denies every signal by default. */
export function pushDefaultConsent(): void {
  pushCommand('consent', 'default', { ...signals('denied'), wait_for_update: WAIT_FOR_UPDATE_MS })
}

/** The reader was asked only about analytics; advertising stays denied. */
export function pushGrantedConsent(): void {
  pushCommand('consent', 'update', { ...signals('denied'), analytics_storage: 'granted' })
}

/** The event that marks the container's start. */
export function pushStart(): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
}

function signals(value: 'denied' | 'granted'): Record<string, string> {
  return Object.fromEntries(SIGNALS.map((signal) => [signal, value]))
}

function pushCommand(..._command: unknown[]): void {
  window.dataLayer ??= []
  // Containers recognise a command by its being an arguments object; an array means something else.
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments)
}
