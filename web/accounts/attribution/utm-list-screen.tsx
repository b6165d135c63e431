import { useState } from 'react'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { NewUtmDialog } from './new-utm-dialog.tsx'
import { utmList } from './utm-list.tsx'

/** Where visitors came from, and the button that makes a link for a campaign. */
export default function UtmListScreen() {
  const mayAdd = useMay('admin_utm.edit')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen
        list={utmList}
        lead="Links for campaigns, people’s referral links, and what others linked to us with."
        actions={mayAdd && <Button onClick={() => setAdding(true)}>New UTM link</Button>}
      />
      <NewUtmDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  )
}
