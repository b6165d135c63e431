import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { Entries } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stat, Stats } from '../../ui/stat.tsx'
import { LinkToCopy } from '../../ui/link-to-copy.tsx'
import { promiseText } from './promise.ts'
import { ReferralEntry } from './referral-entry.tsx'
import styles from './referral.module.css'
import { ShareLink } from './share-link.tsx'

type Referrals = Reply<'attribution.getReferral'>

const whole = new Intl.NumberFormat('en-CA')
const unpromised = 'There’s no reward right now, but we’ll still count who comes by it.'

function OwnLink({ of }: { of: Referrals }) {
  return (
    <Panel title="Your link" lead={promiseText(of) ?? unpromised}>
      <div className={styles.parts}>
        <LinkToCopy link={of.link} />
        <p className={styles.code}>
          Your code: <strong>{of.code}</strong>. It works on the sign-up page too.
        </p>
        <ShareLink link={of.link} />
      </div>
    </Panel>
  )
}

function WhatCame({ of }: { of: Referrals }) {
  return (
    <Panel title="What came of it">
      <div className={styles.parts}>
        <Stats compact>
          <Stat label="Visits" value={whole.format(of.visits)} />
          <Stat label="Sign-ups" value={whole.format(of.signups)} />
          <Stat label="Paying" value={whole.format(of.paying)} />
        </Stats>
        <Entries none="Nobody has signed up by your link yet.">
          {of.referrals.map((each) => (
            <ReferralEntry key={each.uuid} referral={each} on={of.rewarded_on} />
          ))}
        </Entries>
        {of.signups > of.referrals.length && (
          <p className={styles.code}>The latest {whole.format(of.referrals.length)} are shown.</p>
        )}
      </div>
    </Panel>
  )
}

function Rules({ on }: { on: Referrals['rewarded_on'] }) {
  return (
    <Panel title="How it works">
      <ul className={styles.rules}>
        <li>The link counts when someone new follows it and signs up later in the same browser, or types your code.</li>
        <li>They can’t be you or anyone at your company.</li>
        <li>
          A reward is earned once per client, and goes on your next {on} two weeks after their first payment. A payment
          that is refunded before then doesn’t count.
        </li>
        <li>The amount is what we promise on the day they sign up. We don’t tell you who they are.</li>
      </ul>
    </Panel>
  )
}

/** /client/referral, /va/profile/referral: one's own link, and what came of it. */
export default function ReferralScreen() {
  const referrals = useApi('attribution.getReferral', {})
  return (
    <MemberPage heading="Referral" lead="Know someone who could use an assistant? Send them your link.">
      <Loaded of={referrals} height={420} errorMessage="Your link could not be loaded. Please try again.">
        {(of) => (
          <>
            <OwnLink of={of} />
            <WhatCame of={of} />
            <Rules on={of.rewarded_on} />
          </>
        )}
      </Loaded>
    </MemberPage>
  )
}
