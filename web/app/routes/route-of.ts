import type { ComponentType } from 'react'
import { anyUuid, type Area, type Guard, type PageRoute } from './route.ts'

export type PagePart = Pick<PageRoute, 'title' | 'page' | 'source' | 'built'>
type MorePart = Partial<Omit<PageRoute, 'path' | 'area' | 'guard' | keyof PagePart>>

/** A finished page: its title, its source file below `web/`, and how it is loaded. */
export function built(title: string, source: string, page: () => Promise<ComponentType>): PagePart {
  return { title, source, page, built: true }
}

/** Makes the routes of one area: address, guard, page, and what else it has. */
export function routesOf(area: Area) {
  return (path: string, guard: Guard | undefined, page: PagePart, more: MorePart = {}): PageRoute => ({
    path,
    area,
    example: path.replaceAll(/:\w+\??/g, anyUuid),
    ...(guard && { guard }),
    ...page,
    ...more,
  })
}
