import { useState } from 'react'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
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
            <LinkButton variant="quiet" to={staffPaths.deletionRequests()}>
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
