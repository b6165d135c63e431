import * as t from '@talentplace/contract/core/messages/shell'
import { NavigationDialog } from './navigation-dialog.tsx'
import { NavigationEntries } from './side-navigation.tsx'
import { useMenu } from './use-menu.ts'

/** The navigation of a signed-in person where there is no room for it beside the page. */
export default function MemberMenu({ onClose }: { onClose: () => void }) {
  const entries = useMenu()
  return (
    <NavigationDialog label={t.menu()} onClose={onClose}>
      <nav aria-label={t.mainNavigation()}>
        <NavigationEntries entries={entries ?? []} onFollow={onClose} />
      </nav>
    </NavigationDialog>
  )
}
