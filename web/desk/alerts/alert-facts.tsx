import type { Alert } from '@talentplace/contract/desk/alerts/alert.routes'
import type { ReactNode } from 'react'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './alert.module.css'
import { timesText } from './alert-words.ts'

function resolution({ resolved_date, resolved_by }: Alert): ReactNode {
  if (resolved_date === null) return null
  return (
    <>
      <InstantTime instant={resolved_date} />, {resolved_by?.full_name ?? 'by the product'}
    </>
  )
}

/** What happened, how often, and what became of it; `renderEntity` leads to what it is about. */
export function AlertFacts({
  alert,
  renderEntity,
}: {
  alert: Alert
  renderEntity: (entity: Alert['entity']) => ReactNode
}) {
  const { detail, repeat_count, created_date, last_date, assigned_to, note, entity } = alert
  const facts: Record<string, ReactNode> = {
    'How often': timesText(repeat_count),
    First: <InstantTime instant={created_date} />,
    Last: repeat_count > 0 && <InstantTime instant={last_date} />,
    With: assigned_to?.full_name,
    Resolved: resolution(alert),
    Note: note,
  }
  return (
    <Panel title="What happened" actions={renderEntity(entity)}>
      {detail !== '' && <p className={styles.detail}>{detail}</p>}
      <DescriptionList>
        {Object.entries(facts).flatMap(([label, value]) =>
          value
            ? [
                <Description key={label} label={label}>
                  {value}
                </Description>,
              ]
            : [],
        )}
      </DescriptionList>
    </Panel>
  )
}
