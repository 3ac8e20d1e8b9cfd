// Adds a third-party script to the document. A failing or hanging one blocks nothing else.

/** Longest time that the next script waits for this one. */
const PATIENCE_MS = 3000

export type TrustedScriptUrl = (url: string) => string

/** Settles when the script has run, failed or timed out; `false` if it has not run by then. */
export function loadScript(url: string, trusted: TrustedScriptUrl): Promise<boolean> {
  const script = document.createElement('script')
  script.async = true
  script.src = trusted(url)
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS)
    script.onload = () => resolve(true)
    script.onerror = () => {
      console.warn(`A third-party script did not load: ${url}`)
      resolve(false)
    }
    document.head.append(script)
  })
}
