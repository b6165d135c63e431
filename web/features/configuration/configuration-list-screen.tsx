import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { configurationList } from './configuration-list.tsx'
import { NewConfigurationDialog } from './new-configuration-dialog.tsx'
import { useConfigurationChanges } from './use-configuration-changes.ts'

/** E3.1: what the product does differently here: flags, maintenance, settings. */
export default function ConfigurationListScreen() {
  const [adding, setAdding] = useState(false)
  useConfigurationChanges()
  return (
    <>
      <ListScreen
        list={configurationList}
        lead="A change reaches every open browser at once, and each can be undone."
        actions={
          <Button variant="outline" onClick={() => setAdding(true)}>
            New configuration
          </Button>
        }
      />
      <NewConfigurationDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  )
}
