import { healthReasons } from '@talentplace/contract/subscriptions/care/health-reasons'
import { healthStates } from '@talentplace/contract/subscriptions/health.states'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { SummaryFact } from '../../ui/record/record-summary.tsx'
import { StateTag } from '../../ui/state-tag.tsx'

/** A client has few subscriptions; those of others with its name are left out. */
const limit = 50

/** The worst first: they are listed from good to bad. */
const levels = healthStates.values.toReversed()

interface ClientCareFactsProps {
  readonly clientUuid: string
  readonly company: string
}

/** How the worst of a client's subscriptions does and why, and what our people do next about it. Nothing for who may not see them. */
export function ClientCareFacts({ clientUuid, company }: ClientCareFactsProps) {
  const may = useMay('admin_project.view')
  const query = (searchType: 'Active' | 'Health Check') => ({
    query: { search: company, searchType, pagination: { limit } },
  })
  const active = useApi('projects.searchProjects', query('Active'), { enabled: may })
  const own = (active.data?.projects ?? []).filter(({ client_uuid }) => client_uuid === clientUuid)
  const level = levels.find((each) => own.some(({ health }) => health === each))
  const worst = own.find(({ health }) => health === level)
  const isFollowed = level !== undefined && healthStates.is('open', level)
  const followed = useApi('projects.searchProjects', query('Health Check'), { enabled: may && isFollowed })
  const step = followed.data?.projects.find(
    ({ client_uuid, follow_up }) => client_uuid === clientUuid && follow_up !== null && follow_up.next_step !== '',
  )?.follow_up
  if (!worst || level === undefined) return null
  const [reason] = worst.health_reasons
  return (
    <>
      <SummaryFact
        label="Health"
        note={
          isFollowed && (
            <>
              <Link to={staffPaths.staffProject(worst.uuid)}>{worst.project_name}</Link>
              {reason !== undefined && ` · ${healthReasons[reason].title}`}
            </>
          )
        }
      >
        <StateTag of={healthStates} state={level} />
      </SummaryFact>
      {step && (
        <SummaryFact label="Next step" note={step.due_date !== null && `by ${calendarDay(step.due_date)}`}>
          {step.next_step}
        </SummaryFact>
      )}
    </>
  )
}
