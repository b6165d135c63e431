import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { quoteCheckout } from '@talentplace/contract/hiring/checkout/checkout.routes'
import { projectStarted } from '../../subscriptions/project-started.ts'
import { lineText } from '../../billing/invoices/document-words.ts'
import type { AdmitCodes } from '../../billing/promotions/admit-codes.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { agreementText, agreementVersion, isFrenchFirst } from './agreement/agreement-text.ts'
import { roleLines } from '../../rules/role-lines.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { namesIn } from './agreed-team.ts'
import { draftToPay, type DraftToPay } from './draft-to-pay.ts'
import { priceDraft } from './price-draft.ts'
import { missingRequirements } from './missing-requirements.ts'

/** The agreement as it is given first, and in the other language. */
function agreementFor(brand: string, place: DraftToPay['place']) {
  const french_first = isFrenchFirst(place)
  const language = french_first ? 'fr' : currentLanguage()
  return {
    version: agreementVersion,
    language,
    text: agreementText(brand, language),
    other_text: agreementText(brand, language === 'fr' ? 'en' : 'fr'),
    french_first,
  }
}

/** B8 Ours: what a draft comes to. It keeps nothing: the checkout prices it again. */
export function quoteCheckoutOperation({
  database,
  clock,
  brand,
  processor,
  admitCodes,
}: Pick<CheckoutDeps, 'database' | 'clock' | 'brand' | 'processor'> & { readonly admitCodes: AdmitCodes }) {
  return handle(quoteCheckout, async (context, { body }) => {
    const at = clock.now()
    const draft = await draftToPay(database.kysely, signedIn(context), body, at)
    const { project, client, criteria, team, currency, place, start_date } = draft
    if (project.start_date !== null) throw projectStarted()
    const { promotion_codes } = body
    await admitCodes(context, promotion_codes)
    const priced = await priceDraft(database.kysely, {
      client_uuid: client.uuid,
      team,
      currency,
      place,
      promotion_codes,
      start_date,
      on: draft.today,
      at,
    })
    const { total_cents } = priced.quote.document
    const lines = roleLines(priced.quote.document)
    // Lines and seats are in English, as they would be stored; here they are read.
    const names = namesIn(team)
    const { document } = priced.quote
    const read = document.lines.map((each) => ({ ...each, description: lineText(each, names) }))
    return {
      quote: { ...priced.quote, document: { ...document, lines: read } },
      month_cents: priced.month_cents,
      charged_today_cents: total_cents < (processor?.minimumCents(currency) ?? 0) ? 0 : total_cents,
      team: team.map(({ role_id, role, hours, assistant, free, has_role }, index) => {
        const line = lines[index]
        return {
          role_id,
          role: lineText({ description: role, role_id }, names),
          hours,
          hourly_cents: line?.unit_cents ?? 0,
          amount_cents: line?.amount_cents ?? 0,
          assistant: assistant && {
            id: assistant.id,
            uuid: assistant.uuid,
            display_name: assistant.display_name,
            avatar_id: assistant.avatar_id,
          },
          isAvailable: free ? (1 as const) : (0 as const),
          has_role,
        }
      }),
      version: project.version,
      refused_promotions: [...priced.rejected],
      currency_can_change: draft.currency_can_change,
      missing: [...missingRequirements(client, criteria, team)],
      agreement: agreementFor(brand.name, place),
    }
  })
}
