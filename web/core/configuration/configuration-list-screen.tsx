import { useState } from 'react'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { configurationList } from './configuration-list.tsx'
import { NewConfigurationDialog } from './new-configuration-dialog.tsx'
import { useConfigurationChanges } from './use-configuration-changes.ts'

/** E3.1: what the product does differently here: flags, maintenance, settings. */
export default function ConfigurationListScreen() {
  const mayAdd = useMay('admin_configuration.edit')
  const [adding, setAdding] = useState(false)
  useConfigurationChanges()
  return (
    <>
      <ListScreen
        list={configurationList}
        lead="A change reaches every open browser at once, and each can be undone."
        actions={
          mayAdd && (
            <Button variant="outline" onClick={() => setAdding(true)}>
              New configuration
            </Button>
          )
        }
      />
      <NewConfigurationDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  )
}
