import type { RoleArea } from '../../platform/navigation/paths.ts'
import { pagesOf, type More } from './page-route.ts'
import { recordsOf } from './record-route.ts'
import type { AppRoute, Guard, LoadScreen } from './route.ts'

interface Pair {
  /** The last part of the list's address. */
  readonly name: 'discussions' | 'notifications'
  readonly menu: NonNullable<More['menu']>
  readonly list: LoadScreen<{ area: RoleArea }>
  /** The title of one of them. */
  readonly title: string
  readonly one: LoadScreen<{ area: RoleArea; uuid: string }>
  /** All texts of both are messages. */
  readonly translated?: boolean
}

/** Things as a list and one by one, at the same place in each role's area. */
export function listAndRecord(
  area: RoleArea,
  guard: Guard,
  { name, menu, list, title, one, translated = false }: Pair,
): readonly AppRoute[] {
  const more = { props: { area }, ...(translated && ({ translated } as const)) }
  return [
    pagesOf(area)(`/${area}/${name}`, guard, menu.label, list, { ...more, menu }),
    recordsOf(area)(`/${area}/${name}/:uuid`, guard, title, one, more),
  ]
}
