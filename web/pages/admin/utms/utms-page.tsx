import { UtmListScreen } from '../../../features/attribution/utm-list-screen.tsx'

/** /admin/utms. */
export function UtmsPage() {
  return <UtmListScreen />
}
