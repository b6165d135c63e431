import { afterEach, expect, test } from 'vitest'
import { pendingNavigation, navigationIsPending } from './pending-navigation.ts'

/** A browser at /pricing, whose connection the test takes and gives. */
function browser() {
  const events = new EventTarget()
  const line = {
    location: { pathname: '/pricing' },
    navigator: { onLine: true },
    addEventListener: events.addEventListener.bind(events),
  }
  const opened: string[] = []
  const waits = pendingNavigation(line)
  function go(href: string): void {
    if (waits(href, () => go(href))) return
    line.location.pathname = href.split('?')[0] ?? ''
    opened.push(href)
  }
  const dispatch = (name: string): void => void events.dispatchEvent(new Event(name))
  function connect(onLine: boolean): void {
    line.navigator.onLine = onLine
    dispatch(onLine ? 'online' : 'offline')
  }
  return { go, dispatch: dispatch, connect, opened }
}

afterEach(() => navigationIsPending.replace(false))

test('a page asked for without a connection opens once it is back, and until then it is told', () => {
  const { go, connect, opened } = browser()
  connect(false)
  go('/about')
  expect(opened).toEqual([])
  expect(navigationIsPending.read()).toBe(true)
  connect(true)
  expect(opened).toEqual(['/about'])
  expect(navigationIsPending.read()).toBe(false)
})

test('of several pages asked for without a connection the last opens', () => {
  const { go, connect, opened } = browser()
  connect(false)
  go('/about')
  go('/careers')
  connect(true)
  connect(false)
  connect(true)
  expect(opened).toEqual(['/careers'])
})

test('choices on the present page, and a page one was at, need no connection', () => {
  const { go, connect, opened } = browser()
  go('/search')
  connect(false)
  go('/search?step=roles')
  go('/pricing')
  expect(opened).toEqual(['/search', '/search?step=roles', '/pricing'])
})

test.each(['input', 'popstate'])('whoever types or goes back meanwhile (%s) stays where they are', (name) => {
  const { go, dispatch, connect, opened } = browser()
  connect(false)
  go('/about')
  dispatch(name)
  expect(navigationIsPending.read()).toBe(false)
  connect(true)
  expect(opened).toEqual([])
})
