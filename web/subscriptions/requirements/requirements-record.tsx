import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import { NativeSelect } from '@mantine/core'
import type { Requirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { useSearchParams } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Rich } from '../../ui/rich.tsx'
import { AnswerList } from './answer-list.tsx'
import styles from './requirements-record.module.css'
import { useRequirements } from './use-requirements.ts'
import { useMay } from '../../platform/session/use-may.ts'

const kind = t.welcomeBrief()

/** Who sent the version that is shown, and who has read it. */
function Status({ requirements: { versions, version } }: { requirements: Requirements }) {
  const view = versions.find((each) => each.version === version)
  const { submitted_date = null, reviewed_date = null } = view ?? {}
  if (!view || submitted_date === null) return null
  return (
    <>
      {reviewed_date !== null ? <Tag tone="good">{t.read()}</Tag> : <Tag tone="notice">{t.toRead()}</Tag>}
      <span>
        <Rich
          of={t.sentByOn}
          values={{ name: view.submitted_by ?? '' }}
          when={() => <InstantTime instant={submitted_date} />}
        />
      </span>
      {reviewed_date !== null && (
        <span>
          <Rich
            of={t.readByOn}
            values={{ name: view.reviewed_by ?? '' }}
            when={() => <InstantTime instant={reviewed_date} />}
          />
        </span>
      )}
    </>
  )
}

/** Marks the newest version as read, for those who may. */
function MarkAsRead({ requirements }: { requirements: Requirements }) {
  const may = useMay('admin_matching.edit')
  const mark = useSave('projects.reviewRequirements', {
    reloads: ['projects.getRequirements', 'projects.getProjectRecord'],
    reloadsOnError: true,
    errorMessage: t.notMarked(),
    onSaved: () => notify({ kind: 'success', message: t.markedAsRead() }),
  })
  const { project_uuid: uuid, version, versions, status } = requirements
  if (!may || status !== 'submitted' || versions[0]?.version !== version) return null
  return (
    <>
      <FormFailure failure={mark.failure} />
      <div>
        <Button busy={mark.isPending} onClick={() => mark.mutate({ params: { uuid, version } })}>
          {mark.isPending ? t.marking() : t.markAsRead()}
        </Button>
      </div>
    </>
  )
}

interface VersionChoiceProps {
  readonly requirements: Requirements
  readonly onChoose: (version: number) => void
}

function VersionChoice({ requirements: { version, versions }, onChoose }: VersionChoiceProps) {
  if (versions.length < 2) return null
  return (
    <NativeSelect
      label={t.versionLabel()}
      className={styles.choice}
      size="md"
      value={String(version)}
      data={versions.map((each, at) => ({
        value: String(each.version),
        label: at === 0 ? t.newestVersion({ version: each.version }) : t.version({ version: each.version }),
      }))}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  )
}

function Sent({ requirements, onChoose }: VersionChoiceProps) {
  return (
    <Panel
      title={t.version({ version: requirements.version })}
      lead={requirements.changed.length > 0 && t.changedLead()}
    >
      <div className={styles.sent}>
        <VersionChoice requirements={requirements} onChoose={onChoose} />
        <AnswerList answers={requirements.answers} changed={requirements.changed} />
        <MarkAsRead requirements={requirements} />
      </div>
    </Panel>
  )
}

/** The version that the address names; undefined: the newest. */
function useVersion() {
  const [search, setSearch] = useSearchParams()
  const named = search.get('version') ?? ''
  return {
    version: /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined,
    choose: (version: number) => setSearch({ version: String(version) }),
  }
}

/** The way back: to the subscription, for those who may see it. */
function useWayBack(uuid: string, name: string | undefined) {
  const may = useMay('admin_project.view')
  return may
    ? { label: name ?? t.subscription(), to: staffPaths.staffProject(uuid) }
    : { label: t.home(), to: paths.adminHome() }
}

/** E2.1 /admin/projects/requirements/{project_uuid}: what the client has sent, version by version. */
export default function RequirementsRecord({ project_uuid: uuid }: { project_uuid: string }) {
  const { version, choose } = useVersion()
  const record = useRequirements(uuid, version)
  return (
    <RecordScreen
      list={useWayBack(uuid, record.data?.project_name)}
      record={record}
      name={() => kind}
      kind={kind}
      missing={{
        heading: t.isMissing(),
        title: t.wasRemoved(),
        text: t.orNoVersion(),
      }}
      loading={[640]}
      renderAbout={(requirements) => (
        <>
          <span>
            {requirements.project_name}, {requirements.company}
          </span>
          <Status requirements={requirements} />
        </>
      )}
    >
      {(requirements) =>
        requirements.version === 0 ? (
          <EmptyState title={t.nothingSent()}>{t.nothingSentHint()}</EmptyState>
        ) : (
          <Sent requirements={requirements} onChoose={choose} />
        )
      }
    </RecordScreen>
  )
}
