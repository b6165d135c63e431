import { useQueryClient } from '@tanstack/react-query'
import type { OpenSocket } from '@talentplace/contract/desk/operations/socket.routes'
import { useEffect } from 'react'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { ReloadMenu } from './reload-menu.tsx'
import { SocketActions } from './socket-actions.tsx'
import { socketList } from './socket-list.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { socketCallOptions } from './socket-call-options.ts'

/** How often the list is asked again, in milliseconds: people come and go by themselves. */
const refreshInterval = 10_000

function actionsOf(socket: OpenSocket) {
  return <SocketActions socket={socket} />
}

/** E4: who has the product open, where and since when; disconnects one, or asks one or all to load again. */
export default function SocketsScreen() {
  const client = useQueryClient()
  const reloadAll = useSave('operations.reloadAllSockets', socketCallOptions('Every open browser was told.'))
  useEffect(() => {
    const reload = (): void => void client.invalidateQueries({ queryKey: [socketList.source.name] })
    const reloading = setInterval(reload, refreshInterval)
    return () => clearInterval(reloading)
  }, [client])
  return (
    <ListScreen
      list={socketList}
      lead="Who has the product open at this moment. A browser that is disconnected comes back within a minute."
      actions={
        <ReloadMenu
          label="Tell everybody"
          variant="outline"
          onChoose={(event) => reloadAll.mutate({ body: { event } })}
        />
      }
      rowActions={actionsOf}
    />
  )
}
