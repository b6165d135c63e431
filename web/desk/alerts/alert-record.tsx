import type { Alert } from '@talentplace/contract/desk/alerts/alert.routes'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AlertFacts } from './alert-facts.tsx'
import { AlertHistory } from './alert-history.tsx'
import { alertTypeTones, alertTypeWords } from './alert-words.ts'
import { AssignAlert } from './assign-alert.tsx'
import { ReopenAlert } from './reopen-alert.tsx'
import { ResolveAlert } from './resolve-alert.tsx'

const list = { label: 'Alerts', to: staffPaths.alerts() }

function Work({ alert }: { alert: Alert }) {
  if (!alertStates.is('open', alert.status)) {
    return (
      <Panel title="Is it back?" lead="It reopens automatically when the same thing happens again.">
        <ReopenAlert alert={alert} />
      </Panel>
    )
  }
  return (
    <>
      <Panel title="Who is on it">
        <AssignAlert alert={alert} />
      </Panel>
      <Panel title="Resolve it">
        <ResolveAlert alert={alert} />
      </Panel>
    </>
  )
}

interface AlertRecordProps {
  readonly uuid: string
  /** The way to what it is about. */
  readonly renderEntity: (entity: Alert['entity']) => ReactNode
}

/** One alert: what happened, who is on it, and what was done. */
export function AlertRecord({ uuid, renderEntity }: AlertRecordProps) {
  const mayEdit = useMay('admin_alert.edit')
  return (
    <RecordScreen
      list={list}
      record={useApi('operations.getAlert', { params: { uuid } })}
      name={({ title }) => title}
      kind="Alert"
      missing={{ title: 'There is no such alert', text: 'There never was one at this address.' }}
      loading={[260, 140, 200]}
      renderAbout={({ status, type }) => (
        <>
          <Tag tone={alertTypeTones[type]}>{alertTypeWords[type]}</Tag>
          <StateTag of={alertStates} state={status} />
        </>
      )}
    >
      {(alert) => (
        <>
          <AlertFacts alert={alert} renderEntity={renderEntity} />
          {mayEdit && <Work key={alert.uuid} alert={alert} />}
          <Panel title="History">
            <AlertHistory uuid={alert.uuid} />
          </Panel>
        </>
      )}
    </RecordScreen>
  )
}
