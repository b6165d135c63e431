import type { ReactNode } from 'react'
import type { Utm } from '@talentplace/contract/attribution/utm.routes'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useTitle } from '../../ui/page-title.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkToCopy } from './link-to-copy.tsx'
import { originNames } from './origin-name.ts'
import { UtmForm } from './utm-form.tsx'
import { UtmLog } from './utm-log.tsx'
import styles from './utm-record.module.css'

const list = { label: 'UTMs', to: paths.utms() }
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
export function UtmRecord({ id }: { id: string }) {
  const { data, error, refetch } = useApi('attribution.getUtm', { params: { id } })
  useTitle(data?.label ?? null)
  const gone = error instanceof ApiFailure && error.status === 404
  return (
    <RecordPage
      list={list}
      title={data?.label ?? 'UTM'}
      about={
        data && (
          <>
            <span>{originNames[data.origin]}</span>
            {data.owner && <span>{data.owner.full_name}</span>}
            <span>
              Created <InstantTime instant={data.created_date} />
            </span>
          </>
        )
      }
    >
      {gone && <Panel title="There is no such UTM record">No uuid and no shortcode reads like this one.</Panel>}
      {error && !gone && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && (
        <>
          <Panel title="Link">{data ? <LinkToCopy link={data.link} /> : <Skeleton height={46} />}</Panel>
          <Panel title="What came of it">{data ? <WhatCame utm={data} /> : <Skeleton height={160} />}</Panel>
          <Panel title="Words">{data ? <UtmForm key={data.uuid} utm={data} /> : <Skeleton height={320} />}</Panel>
        </>
      )}
    </RecordPage>
  )
}
