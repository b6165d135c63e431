import type { Configuration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import { useNavigate } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { ViewOnly } from '../../ui/form/view-only.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Tag } from '../../ui/tag.tsx'
import { RemovalPanel } from '../../ui/record/removal-panel.tsx'
import { ConfigurationForm } from './configuration-form.tsx'
import { ConfigurationHistory } from './configuration-history.tsx'
import { partsOfName } from './configuration-name.ts'
import { useConfigurationChanges } from './use-configuration-changes.ts'

const list = { label: 'Configurations', to: staffPaths.configurations() }
const longestTyped = 50

function Removal({ name }: { name: string }) {
  const navigate = useNavigate()
  const remove = useSave('configuration.deleteConfiguration', {
    reloads: ['configuration.*'],
    errorMessage: 'The configuration could not be removed. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: `${name} is removed.` })
      void navigate(staffPaths.configurations())
    },
  })
  return (
    <RemovalPanel
      kind="configuration"
      lead="A removed flag is off; a removed setting is as if it had never been set."
      requiredText={name.length <= longestTyped ? name : partsOfName(name).own.slice(0, longestTyped)}
      onRemove={() => remove.mutateAsync({ params: { name }, query: {} })}
    >
      Open browsers follow at once. Its history is kept, and the removal can be undone there.
    </RemovalPanel>
  )
}

function About({ configuration }: { configuration: Configuration }) {
  const { name, default: usual, value, changed_date } = configuration
  return (
    <>
      <span>{partsOfName(name).group}</span>
      {usual !== undefined && JSON.stringify(usual) !== JSON.stringify(value) && (
        <Tag tone="notice">Not at default</Tag>
      )}
      {changed_date && (
        <span>
          Changed <InstantTime instant={changed_date} />
        </span>
      )}
    </>
  )
}

/** Those of a removed configuration stay, so that the removal can be undone. */
function History({ name }: { name: string }) {
  return (
    <Panel title="History">
      <ConfigurationHistory name={name} />
    </Panel>
  )
}

/** E3 Ours: one configuration: its typed value, its note, every change with undo. */
export default function ConfigurationRecord({ configuration_name: name }: { configuration_name: string }) {
  const { own } = partsOfName(name)
  const mayEdit = useMay('admin_configuration.edit')
  useConfigurationChanges()
  return (
    <RecordScreen
      list={list}
      record={useApi('configuration.getConfiguration', { params: { name } })}
      name={() => own}
      kind={own}
      missing={{
        heading: own,
        title: 'There is no such configuration',
        text: 'It was removed, or never added.',
        more: <History name={name} />,
      }}
      loading={[220]}
      renderAbout={(configuration) => <About configuration={configuration} />}
    >
      {(configuration) => (
        <>
          <Panel
            title="Value and note"
            lead={
              name.startsWith('maintenanceFlag.') &&
              'While it is enabled, everybody but staff sees that we are at work.'
            }
          >
            <ViewOnly when={!mayEdit}>
              <ConfigurationForm configuration={configuration} />
            </ViewOnly>
          </Panel>
          <History name={name} />
          {mayEdit && <Removal name={name} />}
        </>
      )}
    </RecordScreen>
  )
}
