import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import type {
  Requirements,
  RequirementsVersion,
} from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { useState } from 'react'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Rich } from '../../ui/rich.tsx'
import { AnswerList } from './answer-list.tsx'
import styles from './earlier-versions.module.css'
import { useRequirements } from './use-requirements.ts'

function Answers({ uuid, version }: { uuid: string; version: number }) {
  const { data, error, refetch } = useRequirements(uuid, version)
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={320} />
      </div>
    )
  }
  return <AnswerList answers={data.answers} changed={data.changed} />
}

function VersionName({ of: { version, submitted_date, submitted_by } }: { of: RequirementsVersion }) {
  if (submitted_date === null) return t.version({ version })
  const when = () => <InstantTime instant={submitted_date} />
  return <Rich of={t.versionSent} values={{ version, name: submitted_by ?? '' }} when={when} />
}

function Version({ uuid, of }: { uuid: string; of: RequirementsVersion }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.version} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <VersionName of={of} />
      </summary>
      {opened && <Answers uuid={uuid} version={of.version} />}
    </details>
  )
}

/** What was sent, version by version, newest first; absent while nothing was. */
export function EarlierVersions({ requirements }: { requirements: Requirements }) {
  const sent = requirements.versions.filter(({ status }) => status !== 'draft')
  if (sent.length === 0) return null
  return (
    <Panel title={t.sentVersions()} lead={t.versionsStay()}>
      {sent.map((each) => (
        <Version key={each.version} uuid={requirements.project_uuid} of={each} />
      ))}
    </Panel>
  )
}
