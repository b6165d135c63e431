import type { PathParam } from 'react-router'
import { pagesOf, type MoreWith } from './page-route.ts'
import type { Area, Guard, LoadScreen, PageRoute } from './route.ts'

/** Makes the routes of one area whose pages are each about one thing: the screen takes its address's parameters by their names. */
export function recordsOf(area: Area) {
  const page = pagesOf(area)
  return <Path extends string, Props extends object>(
    path: Path,
    guard: Guard | undefined,
    title: string,
    screen: LoadScreen<Props>,
    ...[more]: MoreWith<Omit<Props, PathParam<Path>>>
  ): PageRoute => ({ ...page(path, guard, title, screen as LoadScreen<object>, more), isRecord: true })
}
