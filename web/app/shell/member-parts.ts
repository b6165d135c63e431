import { loadable } from '../../ui/loading/loadable.tsx'

/** What stands around every page of a signed-in person; all in one chunk, which a visitor doesn't load. */
export const MemberActions = loadable(() => import('./member-actions.tsx'))
export const MemberNotices = loadable(() => import('./member-notices.tsx'))
export const SideNavigation = loadable(() => import('./side-navigation.tsx'))

/** Settles once they are there or can't be loaded, which each says where it stands. */
export async function loadMemberParts(): Promise<void> {
  await Promise.allSettled([MemberActions, MemberNotices, SideNavigation].map(({ load }) => load()))
}
