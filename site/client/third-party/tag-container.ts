// What a tag container is told before it is loaded: nothing is allowed, then what the reader allowed.

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const
/** Time that the container waits for an update of the consent. */
const WAIT_FOR_UPDATE_MS = 500

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The default of all signals is "denied", whatever comes after. */
export function tellDefaultConsent(): void {
  tell('consent', 'default', { ...signals('denied'), wait_for_update: WAIT_FOR_UPDATE_MS })
}

/** Measuring is what the reader was asked about; advertising stays denied. */
export function tellGrantedConsent(): void {
  tell('consent', 'update', { ...signals('denied'), analytics_storage: 'granted' })
}

/** Tells the container, from inside the page, that it is loaded now. */
export function tellStart(): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
}

function signals(value: 'denied' | 'granted'): Record<string, string> {
  return Object.fromEntries(SIGNALS.map((signal) => [signal, value]))
}

function tell(..._command: unknown[]): void {
  window.dataLayer ??= []
  // Containers know a command by its being an arguments object; they take an array for something else.
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments)
}
