import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useTitle } from '../../ui/page-title.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/snackbar.ts'
import { Tag } from '../../ui/tag.tsx'
import { TypedConfirmation } from '../../ui/typed-confirmation.tsx'
import { ConfigurationForm } from './configuration-form.tsx'
import { ConfigurationHistory } from './configuration-history.tsx'
import { partsOfName } from './configuration-name.ts'
import { reloadConfigurations, useConfigurationChanges } from './use-configuration-changes.ts'

const list = { label: 'Configurations', to: paths.configurations() }
const longestTyped = 50

function Removal({ name }: { name: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  async function remove(): Promise<void> {
    await call('configuration.deleteConfiguration', { params: { name }, query: {} })
    setAsking(false)
    notify({ kind: 'success', message: `${name} is removed.` })
    void navigate(paths.configurations())
    await reloadConfigurations(client)
  }

  return (
    <Panel title="Remove" lead="A removed flag is off; a removed setting is as if it had never been set.">
      <Button variant="outline" onClick={() => setAsking(true)}>
        Remove this configuration
      </Button>
      <TypedConfirmation
        opened={asking}
        title="Remove this configuration?"
        requiredText={name.length <= longestTyped ? name : partsOfName(name).own.slice(0, longestTyped)}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>Open browsers follow at once. Its history is kept, and the removal can be undone there.</p>
      </TypedConfirmation>
    </Panel>
  )
}

/** E3 Ours: one configuration: its typed value, its note, every change with undo. */
export function ConfigurationRecord({ name }: { name: string }) {
  const { group, own } = partsOfName(name)
  const { data, error, refetch } = useApi('configuration.getConfiguration', { params: { name } })
  useTitle(own)
  useConfigurationChanges()
  const gone = error instanceof ApiFailure && error.status === 404
  return (
    <RecordPage
      list={list}
      title={own}
      about={
        <>
          <span>{group}</span>
          {data?.default !== undefined && JSON.stringify(data.default) !== JSON.stringify(data.value) && (
            <Tag tone="notice">Not at default</Tag>
          )}
          {data?.changed_date && (
            <span>
              Changed <InstantTime instant={data.changed_date} />
            </span>
          )}
        </>
      }
    >
      {error && !gone && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {gone && <Panel title="There is no such configuration">It was removed, or never added.</Panel>}
      {!error && (
        <Panel
          title="Value and note"
          lead={
            name.startsWith('maintenanceFlag.') && 'While it is enabled, everybody but staff sees that we are at work.'
          }
        >
          {data ? <ConfigurationForm configuration={data} /> : <Skeleton height={220} />}
        </Panel>
      )}
      {(data ?? gone) && (
        <Panel title="History">
          <ConfigurationHistory name={name} />
        </Panel>
      )}
      {data && <Removal name={name} />}
    </RecordPage>
  )
}
