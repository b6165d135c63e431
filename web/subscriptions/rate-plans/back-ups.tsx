import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { StaffRatePlan } from './rate-plan-values.ts'

const proposed = 3

interface BackUpsProps {
  readonly ratePlan: StaffRatePlan
  readonly project: ProjectRecord
}

/** Who takes a place if its assistant falls ill today: the one named, and whom the search proposes, the best match first. */
export function BackUps({ ratePlan, project }: BackUpsProps) {
  const { uuid, role_id, role, hours_per_month, back_up } = ratePlan
  const may = useMay('admin_project.edit')
  const others = new Set([...project.places.map(({ assistant }) => assistant?.uuid), back_up?.uuid])
  const requested = { rids: [role_id], hours: [hours_per_month] }
  const query = { ...requested, pagination: { limit: proposed + others.size } }
  const search = useApi('matching.searchAssistants', { query })
  const save = useSave('projects.nameBackUp', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'The back-up could not be saved. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const name = (virtualassistant_uuid: string | null): void =>
    save.mutate({
      params: { uuid: project.uuid, rate_plan_uuid: uuid },
      body: { virtualassistant_uuid, before: back_up?.uuid ?? null },
    })
  return (
    <Panel
      title={`Back-up: ${role}`}
      lead={
        back_up
          ? `${back_up.display_name} would take over ${hours_per_month} h a month.`
          : `Nobody is named yet. Choose who could take over ${hours_per_month} h a month.`
      }
    >
      {back_up && (
        <Entries>
          {[
            <Entry
              key={back_up.uuid}
              name={<Link to={paths.assistant(back_up.uuid, requested)}>{back_up.display_name}</Link>}
              detail={back_up.is_ready ? 'Ready to begin' : 'They don’t have the role or the hours any more.'}
            >
              <Tag tone={back_up.is_ready ? 'good' : 'danger'}>{back_up.is_ready ? 'Named' : 'Name someone else'}</Tag>
              {may && (
                <Button variant="quiet" busy={save.isPending} onClick={() => name(null)}>
                  Remove the back-up
                </Button>
              )}
            </Entry>,
          ]}
        </Entries>
      )}
      <Loaded of={search} height={180} errorMessage="The search could not be asked.">
        {({ assistants }) => (
          <Entries none="Nobody else with the role has these hours right now.">
            {assistants
              .filter((each) => !others.has(each.uuid))
              .slice(0, proposed)
              .map(({ uuid: assistant, display_name, city, region, match }) => (
                <Entry
                  key={assistant}
                  name={<Link to={paths.assistant(assistant, requested)}>{display_name}</Link>}
                  detail={`${city}, ${region} · match ${match.score}`}
                  note={match.reasons.map(({ text }) => text).join(' · ')}
                >
                  {may && (
                    <Button
                      variant="outline"
                      busy={save.isPending}
                      aria-label={`Name as back-up: ${display_name}`}
                      onClick={() => name(assistant)}
                    >
                      Name as back-up
                    </Button>
                  )}
                </Entry>
              ))}
          </Entries>
        )}
      </Loaded>
    </Panel>
  )
}
