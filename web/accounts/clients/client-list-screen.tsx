import { useState } from 'react'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { clientList } from './client-list.tsx'
import { NewClientDialog } from './new-client-dialog.tsx'

/** /admin/clients. */
export default function ClientListScreen() {
  const mayAdd = useMay('admin_client.edit')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen
        list={clientList}
        lead="Every company that works with us or thinks about it."
        actions={mayAdd && <Button onClick={() => setAdding(true)}>Add a client</Button>}
      />
      <NewClientDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  )
}
