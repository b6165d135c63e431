import { anyUuid, type Area, type Guard, type LoadScreen, type PageRoute } from './route.ts'

type Parts = 'path' | 'area' | 'guard' | 'title' | 'screen' | 'props' | 'isRecord'

/** What else a page has. Its example is made of its path, unless it says otherwise. */
export type More = Partial<Omit<PageRoute, Parts>>

/** The last part of a row: props where the screen takes any, and what else the page has. */
export type MoreWith<Props extends object> = object extends Props
  ? [more?: More & { readonly props?: Props }]
  : [more: More & { readonly props: Props }]

/** Makes the routes of one area: address, guard, title, screen, and what else the page has. */
export function pagesOf(area: Area) {
  return <Props extends object = object>(
    path: string,
    guard: Guard | undefined,
    title: string | undefined,
    screen: LoadScreen<Props>,
    ...[more]: MoreWith<Props>
  ): PageRoute => ({
    path,
    area,
    example: path.replaceAll(/:\w+\??/g, anyUuid),
    screen,
    ...(title !== undefined && { title }),
    ...(guard && { guard }),
    ...more,
  })
}
