import { declineReasonForOthers } from '@talentplace/contract/subscriptions/interest/decline-reasons'
import { selectionStates } from '@talentplace/contract/subscriptions/project.states'
import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { InterestState } from '../interest/interest-state.tsx'
import { sourceNames } from '../../platform/formatting/relationship-sources.ts'
import { BackUps } from './back-ups.tsx'
import { RatePlanLines } from './rate-plan-lines.tsx'

function nameOf({ places, candidates }: ProjectRecord, assistant: string): string {
  return (
    places.find((ratePlan) => ratePlan.assistant?.uuid === assistant)?.assistant?.display_name ??
    candidates.find(({ virtualassistant_uuid }) => virtualassistant_uuid === assistant)?.display_name ??
    'Nobody of this subscription'
  )
}

function Answers({ project, assistant }: { project: ProjectRecord; assistant: string }) {
  const answers = project.candidates.filter(({ virtualassistant_uuid }) => virtualassistant_uuid === assistant)
  return (
    <Panel title="What they were asked">
      <Entries none="They weren’t asked.">
        {answers.map(({ uuid, role, source, interest, asked_date, answered_date, decline_reason }) => (
          <Entry
            key={uuid}
            name={role}
            detail={sourceNames[source]}
            note={decline_reason && `The reason: ${declineReasonForOthers(decline_reason)}`}
          >
            <InterestState interest={interest} requestedDate={asked_date} answeredDate={answered_date} />
          </Entry>
        ))}
      </Entries>
    </Panel>
  )
}

interface AssistantOnProjectProps {
  readonly project_uuid: string
  readonly virtualassistant_uuid: string
}

/** A3.1 /admin/projects/{project_uuid}/virtualassistants/{virtualassistant_uuid}: one person’s part in a subscription. */
export default function AssistantOnProject({ project_uuid: uuid, virtualassistant_uuid }: AssistantOnProjectProps) {
  const record = useApi('projects.getProjectRecord', { params: { uuid } })
  return (
    <RecordScreen
      list={{ label: record.data?.project_name ?? 'Subscription', to: staffPaths.staffProject(uuid) }}
      record={record}
      name={(project) => nameOf(project, virtualassistant_uuid)}
      kind="Assistant on a subscription"
      missing={{
        heading: 'There is no such subscription',
        title: 'It was removed',
        text: 'Or there never was one at this address.',
      }}
      loading={[240, 120]}
      renderAbout={({ project_name, company }) => (
        <span>
          {project_name}, {company}
        </span>
      )}
    >
      {(project) => {
        const places = project.places.filter(({ assistant }) => assistant?.uuid === virtualassistant_uuid)
        return (
          <>
            <Panel title="Roles" lead="With hours, rate and dates.">
              <RatePlanLines project={project} places={places} />
            </Panel>
            {places
              .filter(({ state }) => !selectionStates.is('final', state))
              .map((ratePlan) => (
                <BackUps key={ratePlan.uuid} project={project} ratePlan={ratePlan} />
              ))}
            <Answers project={project} assistant={virtualassistant_uuid} />
          </>
        )
      }}
    </RecordScreen>
  )
}
