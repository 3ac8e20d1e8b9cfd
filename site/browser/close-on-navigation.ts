// Closes a modal when the reader navigates.

/** Any navigation closes the dialog; Back only closes the dialog, where the browser lets a page cancel it. */
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
