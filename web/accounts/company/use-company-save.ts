import * as t from '@talentplace/contract/accounts/messages/company'
import type { Company } from '@talentplace/contract/accounts/company/company.routes'
import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import type { Input } from '../../platform/api/operation-types.ts'
import { changedValues } from '../../platform/unsaved/stored-values.ts'
import type { Entry } from '../../ui/form/form.tsx'
import type { Reload } from '../../ui/form/reloads.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { valuesOf, type CompanyValues } from './company-values.ts'

/** What the schema lets through: a country is chosen. */
type Checked = Input<'clients.saveCompany'>['body']

/** What shows the company, or is priced by where it is. */
const showsCompany: readonly Reload[] = [
  'clients.getCompany',
  'checkout.quoteCheckout',
  'operations.getClientHome',
  'clients.getClientRecord',
  'clients.searchClients',
  'people.listPeopleHistory',
]

/** Saves a company. What someone else saved meanwhile is shown and told first: the next press saves over it. */
export function useCompanySave({ uuid }: Company, onSaved: (() => void) | undefined) {
  const client = useQueryClient()
  const keep = (company: Company) =>
    client.setQueryData(['clients.getCompany', { params: { uuid: company.uuid }, query: {} }], company)
  const save = useSave('clients.saveCompany', {
    reloads: showsCompany,
    errorMessage: t.notSaved(),
    onSaved(company) {
      keep(company)
      notify({ kind: 'success', message: t.saved() })
      onSaved?.()
    },
  })

  /** Theirs, but for what was changed here. */
  async function showTheirs({ entered, started, form }: Entry<CompanyValues>): Promise<void> {
    const { version: _, ...mine } = changedValues(started, entered)
    const theirs = await call('clients.getCompany', { params: { uuid }, query: {} })
    keep(theirs)
    form.setValues({ ...valuesOf(theirs), ...mine })
  }

  return {
    errorMessage: save.errorMessage,
    async send(entered: CompanyValues, entry: Entry<CompanyValues>): Promise<void> {
      try {
        await save.mutateAsync({ params: { uuid }, body: entered as Checked })
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'stale') await showTheirs(entry)
        throw error
      }
    },
  }
}
