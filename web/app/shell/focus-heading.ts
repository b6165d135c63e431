/** What moves the focus meanwhile, or a page gone to next, ends the waiting of the last arrival. */
let waiting: MutationObserver | null = null

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** True while nobody has put the focus anywhere else. */
function isFocusFree(main: HTMLElement): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === main
}

/**
 * Focus goes to the main heading of the page. Where the page's code is still on its way, to its main part, and on to the
 * heading once that stands, unless the person has put the focus somewhere else by then.
 */
export function focusHeading(): void {
  waiting?.disconnect()
  waiting = null
  const main = document.getElementById('main')
  if (!main) return
  // A step that was left stays in the document, unseen, as long as the code of the next is on its way.
  const find = () => [...main.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0)
  const there = find()
  focus(there ?? main)
  if (there) return
  waiting = new MutationObserver(() => {
    const heading = find()
    if (heading && isFocusFree(main)) focus(heading)
    if (heading || !isFocusFree(main)) waiting?.disconnect()
  })
  waiting.observe(main, { childList: true, subtree: true, attributeFilter: ['style'] })
}
