import { NavigationDialog } from './navigation-dialog.tsx'
import { NavigationEntries } from './side-navigation.tsx'
import { useMenu } from './use-menu.ts'

/** The navigation of a signed-in person where there is no room for it beside the page. */
export default function MemberMenu({ onClose }: { onClose: () => void }) {
  const entries = useMenu()
  return (
    <NavigationDialog label="Menu" onClose={onClose}>
      <nav aria-label="Main">
        <NavigationEntries entries={entries ?? []} onFollow={onClose} />
      </nav>
    </NavigationDialog>
  )
}
