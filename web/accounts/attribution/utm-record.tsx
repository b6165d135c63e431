import type { ReactNode } from 'react'
import type { Utm } from '@talentplace/contract/accounts/attribution/utm.routes'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { LinkToCopy } from '../../ui/link-to-copy.tsx'
import { originNames } from './origin-name.ts'
import { UtmForm } from './utm-form.tsx'
import { UtmLog } from './utm-log.tsx'
import styles from './utm-record.module.css'

const list = { label: 'UTMs', to: staffPaths.utms() }
const whole = new Intl.NumberFormat('en-CA')

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function WhatCame({ utm: { pageviews, signups, last_seen, uuid } }: { utm: Utm }) {
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Visits">{whole.format(pageviews)}</Fact>
        <Fact name="Sign-ups">{whole.format(signups)}</Fact>
        <Fact name="Last one">{last_seen ? <InstantTime instant={last_seen} /> : 'None yet'}</Fact>
      </dl>
      <UtmLog uuid={uuid} />
    </>
  )
}

/** One UTM record: its link, what came of it, its words. `id` is a uuid or a shortcode. */
export default function UtmRecord({ utm_uuid: id }: { utm_uuid: string }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('attribution.getUtm', { params: { id } })}
      name={({ label }) => label}
      kind="UTM"
      missing={{
        title: 'There is no such UTM record',
        text: 'No uuid and no shortcode reads like this one.',
      }}
      loading={[46, 160, 320]}
      renderAbout={({ origin, owner, created_date }) => (
        <>
          <span>{originNames[origin]}</span>
          {owner && <span>{owner.full_name}</span>}
          <span>
            Created <InstantTime instant={created_date} />
          </span>
        </>
      )}
    >
      {(utm) => (
        <>
          <Panel title="Link">
            <LinkToCopy link={utm.link} />
          </Panel>
          <Panel title="What came of it">
            <WhatCame utm={utm} />
          </Panel>
          <Panel title="Words">
            <UtmForm key={utm.uuid} utm={utm} />
          </Panel>
        </>
      )}
    </RecordScreen>
  )
}
