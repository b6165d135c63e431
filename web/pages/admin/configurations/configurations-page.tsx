import { ConfigurationListScreen } from '../../../features/configuration/configuration-list-screen.tsx'

/** /admin/configurations. */
export function ConfigurationsPage() {
  return <ConfigurationListScreen />
}
