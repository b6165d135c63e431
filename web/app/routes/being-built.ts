import { pagesOf, type More } from './page-route.ts'
import type { Area, Guard, PageRoute } from './route.ts'

const screen = () => import('../../pages/shared/being-built-page.tsx')

interface MoreOfLater extends More {
  /** The useful step to take meanwhile; home where nothing better exists. */
  readonly next?: { readonly label: string; readonly to: string }
}

/**
 * Makes the routes of one area whose pages come later, behind their real address, title and guard. `will` says in a
 * sentence or two what the page will be.
 */
export function laterPagesOf(area: Area) {
  const page = pagesOf(area)
  return (
    path: string,
    guard: Guard | undefined,
    title: string,
    will: string,
    { next, ...more }: MoreOfLater = {},
  ): PageRoute => page(path, guard, title, screen, { ...more, built: false, props: { title, will, next } })
}
