import { useState } from 'react'
import { paths } from '../../platform/navigation/paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { NewUserDialog } from './new-user-dialog.tsx'
import { userList } from './user-list.tsx'

export default function UserListScreen() {
  const mayAdd = useMay('admin_user.edit')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen
        list={userList}
        lead="Everybody with an account, and what each may do."
        actions={
          <>
            <LinkButton variant="quiet" to={paths.deletionRequests()}>
              Deletion requests
            </LinkButton>
            {mayAdd && <Button onClick={() => setAdding(true)}>Add a user</Button>}
          </>
        }
      />
      <NewUserDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  )
}
