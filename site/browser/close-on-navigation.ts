// The end of a modal when the reader goes elsewhere.

/** Any navigation closes the dialog; Back closes the dialog only, where the browser lets a page keep it. */
export function closeOnNavigation(dialog: HTMLDialogElement, signal: AbortSignal): void {
  if (!('navigation' in window)) return
  navigation.addEventListener(
    'navigate',
    (event) => {
      if (!dialog.open) return
      if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
      dialog.close()
    },
    { signal },
  )
}
