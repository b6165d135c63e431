import type { Reply } from '../../../platform/api/operation-types.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Home = Reply<'operations.getAdminHome'>

const number = new Intl.NumberFormat('en-CA')

function newWords(count: number): string {
  return count === 0 ? 'none new this week' : `${number.format(count)} new this week`
}

/** Clients, searches and accounts, each where this person may see it. */
export function CountsPanel({ clients, drafts, users }: Pick<Home, 'clients' | 'drafts' | 'users'>) {
  return (
    <Panel title="People and searches">
      <Stats>
        {clients && (
          <Stat
            label="Clients"
            value={number.format(clients.count)}
            note={newWords(clients.new_this_week)}
            to={staffPaths.staffClients()}
          />
        )}
        {drafts && (
          <Stat
            label="Searches under way"
            value={number.format(drafts.count)}
            note={newWords(drafts.new_this_week)}
            to={staffPaths.staffProjects({ searchType: 'Draft' })}
          />
        )}
        {users && (
          <Stat
            label="Accounts"
            value={number.format(users.count)}
            note={newWords(users.new_this_week)}
            to={staffPaths.users()}
          />
        )}
      </Stats>
    </Panel>
  )
}
