import * as t from '@talentplace/contract/accounts/messages/referrals'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { Entries } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Stat, Stats } from '../../ui/stat.tsx'
import { LinkToCopy } from '../../ui/link-to-copy.tsx'
import { promiseText } from './promise.ts'
import { ReferralEntry } from './referral-entry.tsx'
import styles from './referral.module.css'
import { ShareLink } from './share-link.tsx'

type Referrals = Reply<'attribution.getReferral'>

const whole = new Intl.NumberFormat(locales[currentLanguage()])

function OwnLink({ of }: { of: Referrals }) {
  return (
    <Panel title={t.yourLink()} lead={promiseText(of) ?? t.noReward()}>
      <div className={styles.parts}>
        <LinkToCopy link={of.link} />
        <p className={styles.code}>
          <Rich of={t.yourCode} values={{ code: of.code }} code={(text) => <strong>{text}</strong>} />
        </p>
        <ShareLink link={of.link} />
      </div>
    </Panel>
  )
}

function WhatCame({ of }: { of: Referrals }) {
  return (
    <Panel title={t.outcome()}>
      <div className={styles.parts}>
        <Stats compact>
          <Stat label={t.visits()} value={whole.format(of.visits)} />
          <Stat label={t.signUps()} value={whole.format(of.signups)} />
          <Stat label={t.paying()} value={whole.format(of.paying)} />
        </Stats>
        <Entries none={t.none()}>
          {of.referrals.map((each) => (
            <ReferralEntry key={each.uuid} referral={each} on={of.rewarded_on} />
          ))}
        </Entries>
        {of.signups > of.referrals.length && <p className={styles.code}>{t.latest({ count: of.referrals.length })}</p>}
      </div>
    </Panel>
  )
}

function Rules({ on }: { on: Referrals['rewarded_on'] }) {
  return (
    <Panel title={t.howItWorks()}>
      <ul className={styles.rules}>
        <li>{t.ruleLink()}</li>
        <li>{t.ruleNotYou()}</li>
        <li>{on === 'invoice' ? t.ruleInvoice() : t.ruleBill()}</li>
        <li>{t.rulePromise()}</li>
      </ul>
    </Panel>
  )
}

/** /client/referral, /va/profile/referral: one's own link, and what came of it. */
export default function ReferralScreen() {
  const referrals = useApi('attribution.getReferral', {})
  return (
    <MemberPage heading={t.heading()} lead={t.lead()}>
      <Loaded of={referrals} height={420} errorMessage={t.notLoaded()}>
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
