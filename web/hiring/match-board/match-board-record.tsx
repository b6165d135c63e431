import type { BoardRole } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { BoardColumns } from './board-columns.tsx'
import { nextInWords, targetInWords } from './board-words.ts'
import styles from './match-board.module.css'
import { RoleStep } from './role-step.tsx'
import { Suggestions } from './suggestions.tsx'

const list = { label: 'Matching', to: staffPaths.matching() }

function RoleBoard({ role }: { role: BoardRole }) {
  const mayMove = useMay('admin_matching.edit')
  const mayAccept = useMay('admin_project.edit')
  const { shortlist, presentation, present, hours_per_month, age_days } = role
  return (
    <Panel
      title={`${role.role}, ${hours_per_month} h a month`}
      lead={nextInWords(role) ?? 'Nobody looks after it yet.'}
      actions={mayMove && <RoleStep role={role} />}
    >
      <p className={styles.tags}>
        <Tag>
          Open for {age_days} {age_days === 1 ? 'business day' : 'business days'}
        </Tag>
        <Tag tone={shortlist.is_late ? 'danger' : 'plain'}>Shortlist: {targetInWords(shortlist)}</Tag>
        <Tag tone={presentation.is_late ? 'danger' : 'plain'}>Presented: {targetInWords(presentation)}</Tag>
        {present && <Tag tone="info">Now: {present.display_name}</Tag>}
      </p>
      <BoardColumns role={role} mayMove={mayMove} mayAccept={mayAccept} />
      {mayMove && <Suggestions role={role} />}
    </Panel>
  )
}

/** A3.1 /admin/projects/matching/{project_uuid}: the open roles of a subscription, each with its candidates by stage. */
export default function MatchBoardRecord({ project_uuid: uuid }: { project_uuid: string }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('projects.getMatchBoard', { params: { uuid } })}
      name={({ project_name }) => project_name}
      kind="Match a subscription"
      missing={{
        heading: 'There is no such subscription',
        title: 'It was removed',
        text: 'Or there never was one at this address.',
      }}
      loading={[480]}
      renderAbout={({ company }) => <span>{company}</span>}
      renderActions={() => (
        <LinkButton variant="outline" to={staffPaths.staffProject(uuid)}>
          See the subscription
        </LinkButton>
      )}
    >
      {({ roles }) =>
        roles.length === 0 ? (
          <Panel title="Every role is taken">Nobody is missing here. A role opens again once its place is free.</Panel>
        ) : (
          roles.map((role) => <RoleBoard key={role.uuid} role={role} />)
        )
      }
    </RecordScreen>
  )
}
