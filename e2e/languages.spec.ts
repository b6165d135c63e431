import type { Page, Response } from '@playwright/test'
import { addDraft, openCheckout } from './steps/checkout.ts'
import { expect, test } from './steps/journey.ts'
import { live } from './steps/account.ts'
import { newClient } from './steps/registration.ts'
import { authorized, newContact, openAs, sessionOf } from './steps/session.ts'
import { newWork } from './steps/own-work.ts'
import { expectAccessible, expectAccessibleAtEveryWidth, expectNoSidewaysScroll } from './steps/axe.ts'

/** What people write is in their language: the parts of answers that hold it. */
const isWritten =
  /^(?:about|answers|body|company|description|display_name|email|full_name|instructions|last_message_excerpt|name|parent_name|project_name|subject|.*_name)$/

function* writtenTexts(value: unknown, written = false): Generator<string> {
  if (typeof value === 'string' && written) yield* value.split('\n')
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    yield* writtenTexts(part, Array.isArray(value) ? written : written || isWritten.test(key))
}

async function addWritten(texts: Set<string>, response: Response): Promise<void> {
  // One that was left before its answer came has none.
  const answer: unknown = await response.json().catch(() => null)
  for (const text of writtenTexts(answer)) texts.add(text)
}

/** What people have written on the pages that are opened from now on. */
function writtenOn(page: Page): ReadonlySet<string> {
  const texts = new Set<string>()
  page.on('response', (response) => {
    const isAnswer = response.url().includes('/api/') && response.headers()['content-type']?.includes('json') === true
    if (isAnswer) void addWritten(texts, response)
  })
  return texts
}

const englishWords =
  /(?<!\p{L})(?:add|and|are|assigned|been|by|can|cancel|delete|done|due|everyone|from|has|have|here|hours|lists?|month|nobody|none|not|of|our|save|tasks?|that|the|their|they|this|to|today|was|what|when|will|with|yet|you|your)(?!\p{L})/giu

/** No English word is on the page as it stands, seen or read aloud, but in what people wrote. */
async function expectNoEnglish(page: Page, written: ReadonlySet<string>): Promise<void> {
  const texts = await page.evaluate(() => {
    const said = ['aria-label', 'title', 'placeholder', 'alt'] as const
    const main = document.querySelector('main')
    const labels = [...(main?.querySelectorAll('*') ?? [])].flatMap((each) =>
      said.map((name) => each.getAttribute(name) ?? ''),
    )
    return [document.title, main?.innerText ?? '', ...labels]
  })
  const theirs = [...written].filter((text) => text !== '').sort((one, other) => other.length - one.length)
  const ours = theirs.reduce((left, text) => left.replaceAll(text, ' '), texts.join('\n'))
  expect(ours.match(englishWords) ?? [], `${page.url()}: ${ours}`).toEqual([])
}

const english = 'Find the assistant who already knows how.'
const french = 'Trouvez la personne qui sait déjà comment faire.'
const bookkeeper = 'Teneuse ou teneur de livres'

test.describe('of a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' })

  test('the home page and signing in are in French, on any width, with nothing for axe', async ({ page }) => {
    await page.goto('/')
    await live(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(page.getByRole('heading', { level: 1, name: french })).toBeVisible()
    await expect(page.getByText(/^À partir de \d+,\d\d\s\$\sCAD l’heure, payé au mois\.$/)).toBeVisible()
    // What is far down comes once its place is seen.
    await page.keyboard.press('End')
    await page.getByRole('navigation', { name: 'En savoir plus sur nous' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: /^Rencontrez quelques-uns de nos [\d\s]+ adjoints$/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Connexion' }).click()
    const dialog = page.getByRole('dialog', { name: 'Se connecter' })
    await dialog.getByLabel('Courriel').fill('client@demo.test')
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByText('Connexion avec client@demo.test')).toBeVisible()
    await dialog.getByLabel('Mot de passe', { exact: true }).fill('Wrong-pass-1!')
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(dialog.getByText('Ce courriel ou ce mot de passe n’est pas le bon.')).toBeVisible()
    await expectAccessible(page)
  })

  test('the search is in French from the first words to a profile', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/search')
    await live(page)
    const box = page.getByRole('combobox', { name: 'De quoi avez-vous besoin?' })
    await box.fill('tenue de livres')
    await page
      .getByRole('option', { name: /Tenue du grand livre|Soutien à la tenue de livres/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'De quels rôles avez-vous besoin?' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recommandés pour vous' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('checkbox', { name: bookkeeper, exact: true }).check()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Combien d’heures par mois?' })).toBeVisible()
    await page.getByRole('combobox', { name: `Heures par mois pour ${bookkeeper}` }).selectOption('60')
    await expect(page.getByRole('region', { name: 'Votre total' })).toContainText(
      /60\sh par mois\s*environ 14\sh par semaine/,
    )
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: /^Teneuse ou teneur de livres\s: [\d\s]+ personnes ont les heures voulues$/,
      }),
    ).toBeVisible()
    await expect(page.getByText('Classés selon leur correspondance avec ce que vous avez demandé.')).toBeVisible()
    const card = page.getByRole('article').first()
    await expect(card.getByRole('list', { name: 'Pourquoi ce profil' })).toContainText(/1 sur 1 compétence/)
    await expect(page.getByRole('heading', { name: 'Créez un compte pour voir les profils complets' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await card.getByRole('link', { name: /^Voir le profil/ }).click()
    await expect(page.getByRole('heading', { name: 'Disponibilité actuelle' })).toBeVisible()
    await expect(page.getByText(/de vos 40 heures de travail en commun chaque semaine$/)).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./)
    await expectAccessibleAtEveryWidth(page)
  })

  test(
    'the own password, a bad link of a mail and an address without a page are in French',
    { tag: '@any-width' },
    async ({ page, request }) => {
      await page.goto('/verify/nothing?email=nobody%40maple.test')
      await expect(
        page.getByRole('heading', { level: 1, name: 'Votre courriel n’a pas pu être confirmé' }),
      ).toBeVisible()
      await expect(page.getByText(/^Un lien ne sert qu’une fois/)).toBeVisible()
      await expectAccessible(page)
      await page.goto('/nowhere-at-all')
      await expect(page.getByRole('heading', { level: 1, name: 'Il n’y a pas de page ici' })).toBeVisible()
      await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/password')
      await expect(page.getByRole('heading', { level: 1, name: 'Changer le mot de passe' })).toBeVisible()
      const sessions = page.getByRole('region', { name: 'Où vous êtes en session' })
      await expect(sessions.getByText('Ce navigateur')).toBeVisible()
      await page.getByRole('button', { name: 'Configurer la connexion en deux étapes' }).click()
      await expect(page.getByRole('form', { name: 'Configurer la connexion en deux étapes' })).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./)
      await expectAccessibleAtEveryWidth(page)
    },
  )

  test('opening an account is in French, with what speaks for it', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/client/signup')
    await live(page)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Confiez le travail à quelqu’un qui le connaît déjà' }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ce que disent les clients' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })

  test('the talent pool is in French', { tag: '@any-width' }, async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'client@demo.test'), '/search?step=candidates&rids=1&hours=20')
    await page
      .getByRole('button', { name: /^Ajouter\s: / })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Profil ajouté à votre bassin de talents' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Passer au paiement' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Meilleure évaluation')
    await expect(page.getByText('D’abord les meilleures évaluations, puis selon la correspondance.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  })

  test(
    'a company in Québec pays and is thanked in French, by the French agreement',
    { tag: '@any-width' },
    async ({ page, request }) => {
      await openCheckout(page, request, await newContact(request, 'quebec'))
      await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible()
      await expect(page.getByText(/^TVQ 9,975\s%$/)).toBeVisible()
      await expect(page.getByLabel('L’entente au complet')).toHaveValue(/^Cette entente est conclue entre vous/)
      await page.getByRole('combobox', { name: 'Carte d’essai' }).selectOption({ label: 'Visa' })
      await page.getByRole('button', { name: /^Payer 827,82/ }).click()
      await expect(page.getByText('Veuillez accepter les conditions pour continuer.')).toBeVisible()
      await page.getByLabel('J’ai lu l’entente et je l’accepte').check()
      await page.getByLabel('Écrivez votre nom complet pour signer').fill('Sam Kerr')
      await expectAccessibleAtEveryWidth(page)
      await page.getByRole('button', { name: /^Payer 827,82/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Merci' })).toBeVisible()
      await expect(page.getByText('Votre paiement est fait et votre abonnement est actif.')).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Payé\s: 827,82\s\$\sCAD$/ })).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
    },
  )

  test('a discovery call is booked in French, by French days and clocks', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/client/contact')
    await live(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Réserver un appel découverte' })).toBeVisible()
    const times = page.getByRole('group', { name: 'Heures libres' })
    await expect(times.getByRole('heading').first()).toHaveText(/^(lun|mar|mer|jeu|ven)\. \d+(er)? \S+ \d{4}$/)
    await times
      .getByRole('button', { name: /^\d+\sh\s\d\d/ })
      .first()
      .click()
    await page.getByLabel('Votre nom').fill('Sam Kerr')
    await page.getByLabel('Votre courriel').fill('sam.french@example.test')
    await page.getByRole('button', { name: 'Réserver cette heure' }).click()
    await expect(page.getByText('Pas encore enregistré. Veuillez corriger les champs en évidence.')).toBeVisible()
    await page.getByLabel('Numéro à appeler').fill('902 555 0142')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Réserver cette heure' }).click()
    await expect(page.getByRole('heading', { name: 'C’est réservé' })).toBeVisible()
  })

  test(
    'a client compares people, and reads their home and subscriptions in French',
    { tag: '@any-width' },
    async ({ page, request }) => {
      test.slow()
      await openAs(page, await sessionOf(request, 'client@demo.test'), '/search?step=candidates&rids=1&hours=20')
      for (const at of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Comparer / })
          .nth(at)
          .check()
      await page.getByRole('link', { name: 'Comparer (2)' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Comparer des profils' })).toBeVisible()
      await expect(page.getByRole('rowheader', { name: 'Heures disponibles' })).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
      await page.getByRole('link', { name: 'Profils enregistrés' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Profils enregistrés' })).toBeVisible()
      await expectAccessibleAtEveryWidth(page)

      await page.goto('/client/home')
      await expect(page.getByRole('heading', { level: 1, name: /^Bonjour / })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Vos abonnements' })).toBeVisible()
      await expect(page.getByText(/^Reste \d+(?:,\d)?\sh sur \d+(?:,\d)?\sh$/).first()).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
      await page.goto('/client/projects')
      await expect(page.getByRole('heading', { level: 1, name: 'Abonnements en cours' })).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
      await page.getByRole('link', { name: 'Shop office' }).click()
      await expect(page.getByRole('tab', { name: 'Aperçu' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Équipe' })).toBeVisible()
      await expect(page.getByText('Les dates sont à l’heure de Halifax.')).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
      await page.getByRole('button', { name: 'Gérer' }).click()
      await page.getByRole('menuitem', { name: 'Mettre cet abonnement en pause' }).click()
      await expect(page.getByRole('dialog').getByLabel('Reprise le')).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
    },
  )

  test('a client reads invoices, billing and time in French', { tag: '@any-width' }, async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/invoices')
    await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible()
    await expect(page.getByText(/^\d+ factures$/)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page
      .getByRole('link', { name: /^CAD-\d{5}$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Facture CAD-\d{5}$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Détail' })).toContainText(/TVH 14\s%/)
    await expect(page.getByRole('heading', { level: 2, name: 'Paiements' })).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./)
    await expectAccessibleAtEveryWidth(page)
    await page.goto('/client/billing')
    await expect(page.getByRole('heading', { level: 1, name: 'Facturation' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Vos cartes' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.goto('/client/time')
    await expect(page.getByRole('heading', { level: 1, name: 'Temps' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: /^\S+ \d+(er)? \S+ \d{4}$/ }).first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: /^Notifications, \d+ non lues$/ }).click()
    await expect(page.getByRole('navigation', { name: 'Aide et commentaires' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.goto('/client/reviews')
    await expect(page.getByRole('heading', { level: 1, name: 'Évaluations' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^Comment ça se passe avec .+\?$/ }).first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.goto('/client/projects_draft')
    await expect(page.getByRole('heading', { level: 1, name: 'Brouillons d’abonnement' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  })

  test(
    'a client adds a task by a line, reads and changes it in French',
    { tag: '@any-width' },
    async ({ page, request }) => {
      test.slow()
      const written = writtenOn(page)
      await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/tasks')
      await expect(page.getByRole('heading', { level: 1, name: 'Tâches' })).toBeVisible()
      await expect(page.getByText(/^\d+ tâches$/)).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./)
      await expectNoEnglish(page, written)
      await page.getByLabel('Nouvelle tâche').fill('Appeler l’imprimeur demain chaque semaine !élevée')
      await expect(page.getByText('Nom de la tâche\u00a0: Appeler l’imprimeur', { exact: true })).toBeVisible()
      await expect(page.getByText('Priorité élevée')).toBeVisible()
      await expect(page.getByText('Chaque semaine')).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
      await page.getByRole('button', { name: 'Ajouter la tâche' }).click()
      await expect(page.getByText('Ajout\u00a0: Appeler l’imprimeur')).toBeVisible()
      await page.getByRole('button', { name: 'Sélectionner' }).click()
      await page
        .getByRole('checkbox', { name: /^Sélectionner\s: / })
        .first()
        .check()
      await expect(page.getByText('1 tâche sélectionnée')).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
      await page.goto('/client/tasks?search=Appeler+l%E2%80%99imprimeur')
      await page.getByRole('link', { name: 'Appeler l’imprimeur' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Appeler l’imprimeur' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Sous-tâches' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Priorité' }).selectOption('Moyenne')
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
      await expect(page.getByText('Priorité\u00a0: Élevée → Moyenne')).toBeVisible()
      await page.getByLabel('Votre commentaire').fill('Demander pour vendredi.')
      await page.getByRole('button', { name: 'Commenter' }).click()
      await expect(page.getByText('Demander pour vendredi.')).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
      await page.getByRole('button', { name: 'Retirer cette tâche' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('RETIRER')
      await expectNoEnglish(page, written)
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
      await expect(page.getByText('Tâche retirée.')).toBeVisible()
      await page.goto('/client/tasks/completed')
      await expect(page.getByRole('heading', { level: 1, name: 'Tâches terminées' })).toBeVisible()
      await page.getByLabel('Regrouper').selectOption('Par personne')
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
    },
  )

  test('a client talks with their assistant in French', { tag: '@any-width' }, async ({ page, request }) => {
    test.slow()
    const written = writtenOn(page)
    await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/discussions')
    await expect(page.getByRole('heading', { level: 1, name: 'Discussions' })).toBeVisible()
    await expect(page.getByText('Échangez avec les personnes qui travaillent pour vous')).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./)
    await expectNoEnglish(page, written)
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Écrire à notre équipe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Écrire à notre équipe' })
    await dialog.getByLabel('De quoi s’agit-il?').fill('Une question')
    await dialog.getByLabel('Votre message').fill('Bonjour à toute l’équipe!')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Une question' })).toBeVisible()
    const own = page.getByRole('log', { name: 'Messages' }).getByRole('listitem').first()
    await expect(own.getByText('Vous', { exact: true })).toBeVisible()
    await page
      .getByLabel('Fichiers')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Des notes') })
    await expect(page.getByRole('list', { name: 'Fichiers de ce message' })).toContainText('notes.txt')
    await page.getByLabel('Écrire un message').fill('Voici des notes.')
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Enregistrer notes\.txt\s*9\so$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Désactiver les avis' }).click()
    await expect(page.getByText(/^Avis désactivés\./)).toBeVisible()
    await expectNoEnglish(page, written)
    await expectAccessibleAtEveryWidth(page)
    await own.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Ce message a été supprimé.')).toBeVisible()
  })

  test(
    'a client writes and sends the welcome brief in French, in their own words',
    { tag: '@any-width' },
    async ({ page, request }) => {
      test.slow()
      const client = await newContact(request, 'french-brief')
      const project = await addDraft(request, client)
      const written = writtenOn(page)
      await openAs(page, client, `/client/projects/requirements/${project}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Fiche de démarrage' })).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./)
      await expectNoEnglish(page, written)
      await page.getByLabel('Quelles tâches souhaitez-vous confier?').fill('Répondre aux courriels.')
      await page.getByLabel(/^À quelle fréquence/).selectOption('Une fois par semaine')
      await page.getByRole('button', { name: 'Envoyer à notre équipe' }).click()
      await expect(page.getByText('Pas encore envoyée. Veuillez corriger les champs en évidence.')).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
      await page.getByLabel(/^Quels outils utilisez-vous/).fill('Gmail')
      await page.getByLabel('Quand le travail devrait-il se faire?').fill('Le matin')
      await page.getByLabel(/^Qu’est-ce qui devrait avoir changé/).fill('Tout est classé.')
      await page.getByRole('button', { name: 'Envoyer à notre équipe' }).click()
      await page.getByText(/^Version 1, envoyée le \d+(er)? \S+ \d{4}/).click()
      await expect(page.getByRole('definition').filter({ hasText: 'Une fois par semaine' })).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
    },
  )

  test(
    'an assistant reads their tasks, time and discussions in French, and starts a timer',
    { tag: '@any-width' },
    async ({ page, request }) => {
      test.slow()
      const written = writtenOn(page)
      const work = await newWork()
      await openAs(page, await sessionOf(request, work.assistant), '/va/tasks/todo')
      await expect(page.getByRole('heading', { level: 1, name: 'À faire' })).toBeVisible()
      await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./)
      await page.getByLabel('Nouvelle tâche').fill('Trier les reçus lundi')
      await page.getByRole('button', { name: 'Ajouter la tâche' }).click()
      const row = page.getByRole('listitem').filter({ hasText: 'Trier les reçus' })
      await expect(row).toBeVisible()
      await row.getByRole('button', { name: /^Démarrer le chronomètre\s: / }).click()
      await expect(page.getByRole('region', { name: 'Chronomètre' })).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
      await page.goto('/va/tasks')
      await expect(page.getByRole('heading', { level: 1, name: 'Listes de tâches' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 3, name: /^Général/ })).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
      await page.goto('/va/time?view=day')
      await expect(page.getByRole('heading', { level: 2, name: 'Chronomètre' })).toBeVisible()
      await expect(page.getByText('À faire aujourd’hui ou en retard')).toBeVisible()
      await page.getByRole('button', { name: 'Ajouter du temps', exact: true }).click()
      await expect(page.getByLabel('À quoi avez-vous travaillé?')).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
      await page.goto('/va/discussions')
      await expect(page.getByText('Échangez avec vos clients et avec notre équipe.')).toBeVisible()
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
    },
  )

  test('a page that isn’t translated says that it is in English', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/va/apply')
    await live(page)
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en-CA')
    await expectAccessibleAtEveryWidth(page)
  })
})

test(
  'a language that is chosen stays, and the way back is on the same page',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/about?from=letter')
    await live(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
    await live(page)
    await expect(page).toHaveURL('/about?from=letter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: french })).toBeVisible()
    await page.goto('/about')
    await live(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible()
  },
)

test('search engines find the home page in each language', { tag: '@any-width' }, async ({ page, request }) => {
  for (const [path, canonical] of [
    ['/', '/'],
    ['/fr', '/fr'],
  ] as const) {
    const html = await (await request.get(path)).text()
    const origin = /rel="canonical" href="([^"]*?)(?:\/fr|\/)?"/.exec(html)?.[1] ?? ''
    expect(html).toContain(`<link rel="canonical" href="${origin}${canonical}">`)
    expect(html).toContain(`<link rel="alternate" hreflang="en-CA" href="${origin}/">`)
    expect(html).toContain(`<link rel="alternate" hreflang="fr-CA" href="${origin}/fr">`)
  }
  await page.goto('/fr')
  await live(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: french })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: french })).toBeVisible()
})

test(
  'the other language can be chosen as one signs in and from the account menu',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await page.goto('/about')
    await live(page)
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await openAs(page, await newContact(request, 'languages'), '/client/notifications?unread=true')
    await page.getByRole('button', { name: /Compte\s:/ }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    await expect(page).toHaveURL('/client/notifications?unread=true')
  },
)

test(
  'a client who chooses French for their account reads it in any browser, until they choose again',
  { tag: '@any-width' },
  async ({ page, request, context }) => {
    const { email, password } = await newClient(request, 'account-language')
    await openAs(page, await sessionOf(request, email, password), '/client/contact_info')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact information' })).toBeVisible()
    await page.getByRole('radio', { name: 'Français' }).check()
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Coordonnées' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked()
    await expectAccessibleAtEveryWidth(page)

    // Another browser prefers English, and knows no choice.
    await context.clearCookies()
    await page.goto('/client/company_info')
    await expect(page.getByRole('heading', { level: 1, name: 'Renseignements sur l’entreprise' })).toBeVisible()

    await page.getByRole('button', { name: /Compte\s:/ }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Company information' })).toBeVisible()
    await page.goto('/?lang=fr')
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible()
  },
)

test.describe('of a client whose account is French', () => {
  for (const [path, heading] of [
    ['/client/contact_info', 'Coordonnées'],
    ['/client/colleagues', 'Collègues'],
    ['/client/referral', 'Parrainage'],
    ['/client/data', 'Vos données'],
  ] as const) {
    test(`${path} is French, with no English word`, { tag: '@any-width' }, async ({ page, request }) => {
      const contact = await newContact(request, 'french-pages')
      await request.put('/api/user/preferences', { headers: authorized(contact), data: { language: 'fr' } })
      const written = writtenOn(page)
      await openAs(page, contact, path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await expectNoEnglish(page, written)
      await expectAccessibleAtEveryWidth(page)
    })
  }
})

test.describe('public pages in French', () => {
  for (const [path, heading] of [
    ['/fr/pricing', /tarif|prix/i],
    ['/fr/how-it-works', /./],
    ['/fr/terms', /conditions/i],
    ['/fr/privacy', /confidentialité|vie privée/i],
    ['/fr/resource-hub', /./],
  ] as const) {
    test(`${path} is French as it is served, with no English word`, { tag: '@any-width' }, async ({ page }) => {
      const served = await page.goto(path)
      expect(await served?.text()).toMatch(/<html[^>]* lang="fr-CA"[^]*hreflang="en-CA"/)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectNoEnglish(page, new Set())
      await expectAccessibleAtEveryWidth(page)
    })
  }
})
