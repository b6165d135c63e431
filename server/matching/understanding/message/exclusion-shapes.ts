import { compile, type Compiled, ShapeIndex } from './shapes.ts'

/**
 * How clauses say what isn't wanted, or is done by someone already. Each line is a shape (`shapes.ts`) and, behind '::', what it reads. What
 * is tried first stands first: `open` refuses nothing, though it looks like it; `done` and `refused` refuse what is captured; `work` only where that
 * names work of ours, since its words are said of everything; `likewise` only right behind something refused.
 */
export type ShapeKind = 'open' | 'aside' | 'refused' | 'done' | 'work' | 'likewise'

/** Parts of shapes, each of those before it. */
const parts: readonly (readonly [string, string])[] = [
  // Who does it: somebody of ours, a name, somebody else, a firm, a group.
  [
    'agent',
    `own head? head? (person | firm) ('in' 'law')? (sign? name sign?)? | 'someone|somebody|quelquun' 'd'? 'else|autre' | 'another' head? (person | firm) | 'the|a|an|le|la|l|un|une' head? head? firm (of (name | head))?
    | 'a|an|un|une' head? person | 'volunteers|staff|interns|students|benevoles|stagiaires|hr|management|mom|mum|dad|mother|father'`,
  ],
  ['somebody', `agent | name (and (name | own person))?`],
  [
    'handles',
    `~'keep|keeps' does | 'keep|keeps' ('the|our|my|all|track') | 'takes|take|taking' 'care|over|on|charge' | 'looks|look|looking' 'after' | 'deals|deal|dealing' 'with' | 'sees|see' 'to' | 'picks|pick' 'up'
    | ('se|men|sen|soccupe|nous|me' 'en'?)? 'occupe|occupent|occupons|charge|chargent|chargeons|soccupe|soccupent' | 'prend|prends|prennent' 'en|soin|charge'`,
  ],
  // Said of one person: 'Dan does', and no 'Clients write'.
  [
    'one_does',
    `(agent | name and (name | own? person)) sign? adv* handles | name sign? adv* (~ ~verb does | ~does handles)`,
  ],
  [
    'self',
    `'myself|ourselves|internally|inhouse|elsewhere|personally|ailleurs|separately' | 'in' 'house' | 'moi|nous|on' 'autres|autre'? 'meme|memes' | 'on|by' own 'own' | 'a'? 'l'? 'interne|externe'`,
  ],
  [
    'whom',
    `self | 'me|us|moi|nous|him|them|quelquun|someone|somebody|hr|finance|accounting' 'else'? | agent | own head head? | det? head? head? (person | firm) | 'head' 'office'`,
  ],
  ['by', `'by|par|through|via|with|avec|a|to'`],
  ['into', `'of|up|with|over|for|on|de|des|du|d|charge|en'*`],
  [
    'any',
    `'anybody|anyone|someone|somebody|people|you|them|any|more|your|another|a|an|the|us|me|doing|anything|my|our|in|of|for|with|about|on|to|help|les|la|le|l|un|une|du|de|des|d'*`,
  ],
  ['everything', `'everything|all|anything|tout|rest|anyone|anybody|everyone'`],
  [
    'except',
    `('except|but|sauf|excepte|hormis|minus|excluding') ('for|pour')? | 'apart|aside|other' 'from|than' | ~ ~of 'a' 'part' | 'mis' 'a' 'part'`,
  ],
  // A refusal that stands alone.
  [
    'never',
    `('god|hell|please|just|sorry|oh|definitely|absolutely|all|honestly|really')* ('jamais' 'de' 'la' 'vie' | 'surtout|certainement|absolutely|definitely|certainly' neg | neg 'du|at' 'tout|all' | neg ('you|yours|us|me|here|mine|vous' | 'your' head) | 'not|pas' 'interested|interesse|interesses' | 'no|nope|nah|non|never|jamais|skip|pass|none|later|excluded|exclu|exclue|exclus|unnecessary|inutile' | neg 'now|again|needed|required|included|wanted|necessary|requis|inclus|compris|comprise|comprises|necessaire|besoin|interested|plus' | 'n' 'a' | 'no|non' 'need|thanks|thank|merci|longer|plus' 'you|of'*
    | 'out|hors' 'of|de'? 'scope|question|mandat' | 'plus' 'tard' | 'tres' 'peu' 'pour' 'nous|moi' | 'no' 'way' | 'dont' 'bother') ('again|thanks|thank|you|merci|ever|for|now')*`,
  ],
  // What is said of something that somebody sees to.
  [
    'seen',
    `adv* ('covered|handled|done|sorted|outsourced|staffed|manned|managed|finished|complete|completed|filled|settled|arranged|assigned|automated|automatic|automatique|delegated|supplied|provided|hired|fait|faite|faits|faites|gere|geree|geres|gerees|couvert|couverte|couverts|couvertes|regle|reglee|regles|reglees|assure|assuree|assures|assurees|confie|confiee|confies|confiees|comble|comblee|pourvu|pourvus|termine|terminee|terminees|termines|delegue|deleguee|externalise|externalisee|automatise|automatisee') (adv | self)*
    | 'already|deja|fully|being|been|bien|all|now'+ part (adv | self)* $ | adv* part self | adv* 'ready|written|built|designed|shot|drafted|edited|printed|photographed|translated|prepared|made|pret|prets|prete|pretes|ecrit|ecrite|ecrits|ecrites|redige|rediges|traduit|traduits' $$ | adv* 'pris|prise|prises' 'en' 'charge|main' | 'care' 'of' | adv* 'taken' 'care' 'of'? | adv* 'looked' 'after' | adv* 'under' 'control' | adv* 'in' 'place|hand|house' | 'on' 'staff' | adv* self | 'all' 'set' | 'off' 'limits' | 'off' 'the' 'table|menu|list' | adv* 'out' 'of' 'scope|the' 'question'? | 'on' 'hold|ice'
    | 'banned|forbidden|prohibited|interdit|interdite|interdits|overkill|unnecessary|irrelevant|optional|pointless|superflu|superflue|inutile|exclu|exclue|excluded|moot' | 'not|pas|non' 'a' 'faire' | adv* 'going' 'well|fine|great' | 'off' own 'plate|hands|desk' | 'entre' 'les|bonnes' 'mains|de'* 'mains'? ('de|d')? whom?`,
  ],
  [
    'post_np',
    `(det | own | 'enough|plenty|several|lots|two|three|four|one|great|good' | of)* ~part head? head? (person | firm | post)`,
  ],
  ['isnt', `be neg | modal neg be | be 'never' | modal 'never' be`],
  ['staff', `(det | own)* head? head? (person | firm | post)`],
  [
    'thing',
    `'headache|problem|worry|concern|things|thing|job|department|domain|area|responsibility|baby|turf|territory|specialty|affaire|ressort|rayon|business|role|bailiwick|field'`,
  ],
  [
    'stays',
    `('will|would|should|must')? 'stays|stay|staying|remain|remains|reste|restent|demeure|demeurent|sits|sit|lives|belongs|belong|fall|falls|rest|rests|lies|passe|passent|revient|reviennent|releve|relevent|depend|dependent|appartient'`,
  ],
]

const lines: Readonly<Record<ShapeKind, string>> = {
  open: `
neg 'only|just|seulement|merely|simply|uniquement|enough|sure|able|too|so|really|yet|even|afraid|happy|working|getting|many|much|always|great|good|very|everyone|urgent|necessarily|fast|surprised|cheap|big|having|getting|oublier|manquer|perdre|rater|attendre|hesiter|assez|capable|long' :: not only bookkeeping
no object ((sign | and | or)+ no object)* (sign | and)+ no 'clue|idea|time|patience|skills|skill|energy|help|money|system|nothing' :: no website, no instagram, no clue
'non' 'seulement' :: non seulement la paie
me adv* have adv* neg? no ~'need|interest|budget|use|appetite|desire' object (or* sign* (and | or)* no object)* :: we have no bookkeeper, no receptionist
(me | 'nobody|they|it') adv* modal? have adv* neg (of | no | det)* ~'budget|interet|besoin|envie|need|interest' object :: je n'ai pas de comptable
(me | ~<me 'ai|avons|a') have? 'plus' (of | det)* some $$ :: j'ai plus le temps de m'occuper
^ ('plus' 'personne' | 'nobody|noone|personne' ~'needs|should|must|has') some $ :: nobody does our payroll
no 'two|finished|courage|experience|problem|problems|matter|one|longer|time|idea|doubt|rush|code|show|shows|noshow|less|later|worries|fuss|answer|answers|response|reply|brainer|charge|cost|contract|luck|clue|such|more|body|point|way|reason|agencies|agency|spam|drama|nonsense|strings|licence|license|certification|degree|limit|deadline|temps' ~('pitching|sending') :: no time
no 'help' $ :: no help
me modal? neg adv* ~'want|need|require|wish|hire|think|send|include|pay|be|offer|bother|expect|plan|care' ~('do' ~own ~'enough|any|much|it|this|them|that|a|without|well' object $$) some $ :: I can't keep up with bookkeeping
modal neg adv* 'want|wish|like|care' 'to' ~'hire|pay|get|have|use|see' some $ :: I don't want to do the bookkeeping myself
'never|jamais' 'want|again|miss|done|was|does|has|is|had|have|learned' some $ :: never again miss a call
'veux|veut|peux|peut|voulons|pouvons|arrive|arrivons' 'plus|pas' 'en|y|a|m|me'* ~('de|d|avoir') 'faire|gerer|occuper|suivre|tenir|men|fournir|voir' some $ :: je ne veux plus faire ma tenue de livres
'want|wish|love|like|need' 'to' 'stop' some $ :: I wish to stop doing invoices
'arreter' 'de' some $ :: il faut arrêter de faire les factures
own object adv* have? adv* ('left|quit|leaving|resigned|retired|retiring|parti|partie|demissionne|demissionner|died' | be adv* 'leaving|retiring|moving|parti|partie|gone') some $ :: our bookkeeper left
object 'not|no' 'included|needed|required' ~$ 'for|if|but' some $ :: a degree not needed for this`,
  aside: `
'we|i|nous|on|je|our|team' some everything some except any [] :: we have everything except someone to edit videos
everything be? (seen | 'taken|fine') some except any [] :: everything is covered apart from the books`,
  done: `
^ one_does 'that|it|those|them|this|so|ca|cela' ~head [] :: my daughter runs that
^ [agent] 'has|have' 'it|that|those|them' $ :: HR has it
^ [] you modal neg (be | have)* ('touch|touching' | handles) 'that|it|those|them' :: you won't touch that
^ one_does into ~('a|an|une|un') [scope] :: our accountant does the taxes
^ somebody (be | have 'been') adv* ('on' 'the|our|my|it|all|les' | adv* 'doing|handling|running|managing|covering|building|making') ~'time|call|leave|vacation|board|staff' [scope] :: our marketing firm is on the ads
^ 'ce|it|that' be somebody 'who|qui|that' (handles | verb) into [scope] :: c'est mon neveu qui fait le site
^ [object] (question | sign) (('ce|it|that' be)? somebody ('who|qui') adv* (it | 'les|la|le|l|en|se|me|sen|men')* (handles | verb) | one_does | agent adv* (it | 'les|la|le|l|en|se|me|sen|men')+ (handles | verb) | agent adv* verb ~ ~it) (it | self | adv | own | 'own|part|one|so|for|us|en|charge')* $ :: payroll? our accountant does that
^ ('as' 'for' | 'quant' 'a|aux|au')? [object] 'itself'? (sign | question) it be (own head* 'poss' | name 'poss' | 'mine|ours' | 'with|by|chez' (whom | name)) $ :: as for the books, those are my wife's
^ [object] 'itself'? (sign | question) (me | 'on') adv* (it | 'la|l|les|le')* have? adv* (('pay|use|hire|have|got|prefer') (whom | name) 'for' it | ('leave|gave|give|send|outsource|outsourced' | part | 'laisse|laissons|paye|payons') (it | of)* (whom | name)) $ :: payroll, we pay ADP for that
^ [object] 'itself'? (sign | question) 'please'? 'leave|laissez' (it | 'la|l|les')? 'to|with|a' (whom | name) :: the site itself, leave that to Tom
^ [object] sign (it | 'ca')? 'ne'? 'me|nous|m'? (it | have)* 'interesse|interessent|interest|interests' :: les appels à froid, ça ne m'intéresse pas
^ [object] (~',' sign | question) 'already|deja' part :: traduction: déjà donnée à contrat
^ [object] (me | 'on') ('like|prefer|love|enjoy|want|aime|prefere' 'to|mieux'? | 'would' 'rather')? adv* (handles | 'answer|leave|give|send|hand|outsource|record|respond|laisse|laissons|fais') it? (adv | self | 'to|with|a' (whom | name) (of (name | head))?)* $ :: recruiting we leave to an agency
^ [object] be 'something|what|work' (somebody | me) adv* (handles | verb) adv* $ :: dispatching is something my son does
^ [object] (question | sign) ~'if' (me | 'on') adv* modal? (it | 'les|la|le|l|en|se|me|sen|men|nous')* (handles | 'write|shoot|have|got|produce|create|debrouille|design|draft' | 'tiens') 'on'? (it | own | self | adv | 'own|them|one') (it | own | self | adv | 'own|part|one|en')* $ :: show notes? we write our own
^ [object] (question | sign) (me | 'on')? ('se|men|me|sen|nous' 'en'?) 'occupe|occupons|charge|chargeons|debrouille' (self | adv)* $ :: la tenue de livres, on s'en occupe
^ [object] sign 'on|je|nous' 'nen|en' 'veut|veux|voulons' 'pas' :: la pub, on en veut pas
^ 'je|on|nous' 'me|nous|m'? adv* [head self of* scope] :: on publie nous-mêmes sur Instagram
^ 'je|on|nous' 'me|nous|m'? adv* handles self of* [scope] :: je m'occupe moi-même des ventes
^ (me | 'on') adv* modal? adv* (handles | head) into ~('pas|tout|everything') [object] self :: I'll do the calling myself
^ (me | 'on') adv* 'do|run|write|keep|make|shoot|handle|manage|fais|faisons' into [own 'own' object] $ :: we do our own social media
^ [object] me adv* ('do|write|dictate|handle|book|manage|have|make|keep|shoot|design|run|own|cover|fais|fait|ai|avons|gere') adv* (self | adv | 'always|on|my|our|own|got|it')* $ :: the show notes I write myself
^ [object] me have adv* 'covered|handled|sorted|outsourced|filled|staffed' (self | adv)* :: dev stuff we've covered internally
^ me 'like|love|enjoy|prefer' 'to'? (handles | head) [own 'own' object] $ :: I like doing my own Instagram
^ me 'will|would|rather'* 'keep|continue' 'doing|handling|running|managing|writing' ~'out' [scope] :: I'll keep doing the bookkeeping
^ me 'prefer|prefere|preferons|tiens|tenons|plan|intend|souhaite' ('to|a' )? 'keep|garder' own [object] $ :: je tiens à garder mes médias sociaux
^ (me | 'on' | <'but|mais|rather') 'would|will|rather|also|to|prefer'* ('keep|keeping' 'our|my|the|all' ~'own' | 'garde|gardons|garder' 'notre|nos|mon|ma|mes|la|le|les|l') ~(some 'uptodate|tidy|organized|clean|full|current|busy|happy|order|running|moving|open|date') [object] (self | $) :: I keep the books
^ 'pour|cote|niveau|for|on|as' ('for')? [object] sign? (me | 'on') adv* (('me|nous|m'? 'debrouille|debrouillons|arrange|gere|gerons') self? $ | be adv* 'fine|good|set|covered|corrects|correct|ok|bons|equipes|okay' $ | have adv* (own | det)? (name | head? (person | firm)) ((and | sign) own? head)* $) :: pour la pub je me débrouille
^ me have? adv* ('gave|given|handed|outsourced|passed|delegated|entrusted|confie|donne|donne') [object] 'off'? ('to|a' (whom | name)) :: I gave the flyers to a friend
^ me have? adv* ('paid|hired|found|got|trouve|paye|engage') ('someone|somebody|quelquun' | det head? head? (person | firm | post)) 'for|to|pour' [scope] :: we've paid someone for the trailer video
^ me 'take|takes|taking' 'care' 'of' ('the|our|my|all') [object] $ :: we take care of the editing
^ (me be adv* | 'all') 'fine|good|set|covered|okay|corrects|sorted|staffed|stocked|full' 'for|on|with|in' [scope] :: we're fine for video
^ ('cote' [object] | [object]) sign? ('on|nous' 'est' | me be) 'fine|good|set|covered|okay|corrects|corrects|ok|bons|sorted' :: côté recrutement on est corrects
^ me adv* have? adv* 'outsourced|outsource|outsourcing|delegated|automated' [scope] :: we've outsourced payroll
^ me adv* 'pay|use|retain|hired|paid|have|hire' ('an|a|our|another|someone|somebody') head? head? (firm | 'guy|someone')? ('for' | 'to' head) [scope] :: we already pay an agency for Google Ads
^ me adv* 'pay|use|retain|hired' ('an|a|our|another') [head head?] firm $ :: we use a payroll service
^ [object] be adv* (part | 'left') adv* ('with|after' | of (head | name))? (by (whom | name) | 'by|par' det ~'end|time|week|month|book|hour|day|piece|project|deadline|phone' head) :: payroll is done by our accountant
^ [object] (question | sign) part 'by|par' object $ :: community questions? handled by alumni
^ [object] sign 'ce' be adv* part :: le calendrier, c'est géré en ligne
^ [object] 'se' 'fait|font|faisait' adv* of* whom :: la paie se fait à l'interne
^ own [object] ('va|vont' 'bien' | be 'doing'? 'fine|okay|well' $ | be 'in' 'good' 'hands|shape') $ :: mes réseaux sociaux vont bien
^ [object] part ('by|par' (whom | name) | 'through|via' whom) :: voyages réservés par notre agence
^ [object 'get|gets' part] $ :: trucks get dispatched
^ [object] (be | have 'been') seen (by whom)? $ :: graphic design is taken care of
^ [object] sign? 'has|have' 'been' seen :: payroll has been taken care of
^ [object] (be | have) adv* 'given|handed|delegated|confie|confiee|donne|donnee|confies|donnes' :: le graphisme a été donné à une pigiste
^ [object] be adv* ('by|with|par|avec|chez' somebody | ~'a|an|un|une' agent) (and (somebody | 'me|i'))? ~verb $ :: graphics are by Fiverr
^ [object] be ('me|us|mine|ours|moi|nous|myself') (and (somebody | me))? $ :: dispatch is me and Dave
^ [object] sign? 'ce|that' be (somebody | 'moi|nous|me|us') (and somebody)* $ :: les campagnes courriel, c'est Marie
^ [object] be adv* ('with|on|avec|chez|entre') ('the|my|our')? whom $ :: taxes are with our CPA
^ [object] be adv* ('with|chez') name ('for|since|depuis') :: payroll's been with Ceridian for years
^ [object] be 'up' 'to' (whom | name) :: pricing is up to Ben
^ [object] be ~('my|our|mon|notre' head* 'headache|problem|worry|concern|things') (own head* 'poss'? | name 'poss') head? head? (thing | 'somebody|someone' 'else' of thing) :: social media is my daughter's thing
^ [object] be ~('my|our|mon|notre' head* 'headache|problem|worry|concern|things') ('somebody|someone' 'else' 'poss'? | own object | name head?) thing :: marketing is somebody else's headache
^ [object] adv* stays adv* of* (whom | <'with|chez|avec|to|under|entre' name $) :: bookkeeping stays with us
^ [object] adv* stays ('in' 'the' 'office|house' | 'put|inhouse|mine|ours' | 'later|next') :: payroll stays in the office
^ [own object] be adv* ('on' 'board|staff' | 'lined' 'up') :: my editor is on board
^ [object] be 'between|entre' (whom | 'me') and whom :: taxes are between me and my CPA
^ some <'for' [object] sign? 'so|and'? it be seen $ :: we're on Gusto for payroll so that's covered
^ [own object] adv* (be adv* 'staying' | 'stays|stay|remains|reste' | be adv* 'going' 'anywhere' | be neg 'going' 'anywhere') $ :: our bookkeeper stays
^ [object] ('goes|go|passe|passent|vont|va' 'through|to|par|chez' | 'comes|come|vient|viennent' 'from|de') (whom | 'another' (person | firm)) :: expenses go through finance
^ [object] ('can|could|peut|peuvent') 'wait|attendre' $ :: the redesign can wait
^ [object] modal? ('come|comes|coming|viendra|viendront') ('later' | 'plus' 'tard' | 'next' head) :: ads come later
^ [object] adv* 'exist|exists|existe|existent' adv* ('already|deja')? $ :: the logo exists already
^ [object] (verb | 'goes|go|run|happen') 'out'? 'by'? ('itself|themselves|automatically' | 'on' 'autopilot') :: booking runs itself
^ [object] be adv* ('done|finished|complete|built|written' ('last|this' head | 'in' head)) $ :: the website was done last month
^ [object] have adv* 'been' adv* part ('with|for')? $ :: the trailer has been paid for
^ [object] (sign? it)? isnt adv* ('for|pour' 'them|him|her|vous|nous|moi' | 'yours|mine|ours' | own ('job|task|role') | 'in'? 'scope' | 'inclus|incluse|incluses|requis|requise|necessaire|necessaires|prevu|prevue|demande|concerne|concernee|concernes|vise|visee' | 'a' 'faire' | 'needed|required|necessary|included|wanted|expected|welcome|relevant' | 'part' of | 'something|what' | 'on|for' ('you|us|me' | 'the' 'table|menu|list|agenda') | 'up' 'to' 'you' | own ('style' | thing) | 'a|an' 'concern|issue|requirement|worry' | 'your' thing | 'of' 'interest' | 'a' 'priority|fit' | 'in' 'scope' | 'going' 'anywhere' | 'under' 'consideration') (of | det | it | head)* :: payroll isn't part of it
^ [object] ('ne'? modal) neg ('interest|concern|apply|belong|come|fall|figure|count|interesse|interessent|concerne|concernent' | be (part | 'changing')) :: social media doesn't interest me
^ [object] 'has|have|a|ont' ('nothing' | 'rien' 'a' 'voir') :: payroll has nothing to do with this
^ [object] be 'a|an|une|un' 'different|separate|other|autre' head? :: social media is a different budget
^ [object] be 'separate|apart|a' 'part'? $ :: bookkeeping is separate
^ [object] sign? (you | me) ('can|could|may|should')? ('skip|ignore|forget|drop|omit' 'about'? | 'leave' ('out' | 'alone' | 'as' it be)) $ :: the social media part you can skip
^ [object] (be | stays) of* ('the'? 'hands' 'of' | 'good|safe' 'hands' | own 'hands|mains') whom? :: payroll remains in the hands of our controller
^ [object] ('can' | modal)? 'stay|stays|remain|remains' 'as' (it | 'they')? be :: social media can stay as it is
^ [object] be det thing of (name | whom) :: les réseaux sociaux sont l'affaire de Julie
^ [object] sign? (me have) 'got'? ('a|an|one|some|our' | 'someone|somebody') head? head? (person | firm | post)? 'for' it? $ :: socials we've got a student for
^ [object] neg ('needed|required|necessary|included|wanted|expected' | 'your|my|our' thing | 'part' of | 'on' 'you') ~'for' :: underwriting not your concern
^ [object] 'ne'? ('fait|font' 'pas' 'partie' | 'est|sont' 'pas' ('a' 'faire' | 'compris|comprise|inclus|incluse|requis|requise|necessaire|demande|demandee|prevu|prevue|dans')) :: le recrutement ne fait pas partie du poste
^ [object] ('non|pas') 'compris|comprise|comprises|inclus|incluse|incluses|requis|requise|requises|necessaire|necessaires|demande|demandee' :: traduction non comprise
^ [object] ('exclu|exclue|exclus|exclues|excluded') $ :: réception exclue
^ [object] ((question | sign) never | 'no|nope|non' ('thanks|thank|merci' 'you'?)?) $ :: cold calls no
^ [object] (sign | question) (seen | 'fait|regle|couvert' | adv* 'have') $ :: payroll: covered
^ [object] (~',' sign | question) 'maybe|perhaps|probably'? ('next' 'year|month|quarter|time' | 'another' 'time|day' | 'later' | 'plus' 'tard') $ :: social media? perhaps next year
^ [object] (~',' sign | question) 'me|us|moi|nous|myself|ourselves' ~and $ :: payroll: us
^ [object] (~',' sign | question) (agent | own head) ('already' | 'deja')? $ :: decor? my sister
^ [object (sign object)*] sign ('all|both' 'of'?)? it ('is|are' (seen | 'automated') | me have 'got'? | me 'do|handle|have|got' | be seen) 'already'? $ :: design, copy, all of that we've got
^ [object (sign object)+] sign one_does ('all|both|everything' 'of'?)? it $ :: socials, blog, ads: my sister does all that
^ [object] (question | sign) 'there' be adv* det object $ :: hotels? there's a travel agent
^ [object] (have | 'has') adv* ('leur|its|their|own' | det 'own') 'own'? (person | head) $ :: PPC has its own specialist
^ [own head* (person | firm | post) (and own? head* (person | firm | post))*] be adv* praise $ :: our receptionist is great
^ [det head? head? (person | firm | post)] me have adv* be praise :: the bookkeeper we have is great
^ (me | me be)? adv* ('happy|pleased|satisfied|thrilled|content|contents' 'with|de|du' | 'love|adore|trust|appreciate') [own head? head? (person | firm | post)] $ :: happy with our bookkeeper`,
  refused: `
'no|non' 'need' ('to|for|of') ('worry|bother|think|care' 'about'?)? any [scope] :: no need to worry about shipping
no 'need|budget|interest|appetite|use|desire' 'for|in|of' any [scope] :: no budget for ads
'pas|aucun' 'de|d'? 'budget|interet|besoin|envie' ('pour|de|d|a')* any [scope] :: pas de budget pour la pub
('zero' 'need' | 'no' 'need') 'of|for' any [scope] :: I've zero need of social media
('no' 'one|body' | 'nobody|noone') 'needs|has' 'to' head any [scope] :: nobody needs to run our TikTok
('no' 'one' | 'nobody') ('should|must') head? any [scope] :: nobody should touch social media
'said' 'no' 'to' any [scope] :: I said no to social media
me 'do' neg 'do' any [scope] :: we don't do social media
me have? adv* ('dropped|paused|shelved|abandoned|scrapped|ditched' | 'gave|given' 'up' 'on') any [scope] :: we've dropped social media
neg ('keen' 'on' | 'into' | 'a'? 'fan' 'of' | 'fond' 'of' | 'big' 'on') any [scope] :: I'm not keen on social media
(~<have ^ | <',') 'pas|non' ('necessaire|requis|obligatoire|utile') ('de' 'gerer|faire|toucher'?)? any [scope] :: pas nécessaire de gérer les réseaux
'laisse|laissons|met|mettons|laissez' 'de' 'cote' any [scope] :: on laisse de côté les réseaux
<'et|mais' 'non' (det | of) any [scope] :: et non les réseaux
(^ 'please'? | <'please') ('no' 'one|body' | 'nobody|noone') ('pitching|selling|sending|offering|doing|from|for') me? any [scope] :: no one pitching SEO
~<have ~<be ~<('says|said|say|saying|with|there|means') (~<('and|but|or|yet') | requested) 'no|aucun|aucune' ~sign ~'de|of' any [scope] ~'has|had' :: no bookkeeping
('no' | 'not') 'management' 'of' [scope] :: no management of payroll
modal neg adv* ('want|need|require|include|expect|offer') ~'to' any [scope] :: we don't need a bookkeeper
modal neg adv* 'want|need|plan|wish' 'to' 'hire|pay|get|have|use|see' any [scope] :: I don't want to hire a recruiter
modal neg adv* ('pay' 'for' | 'send|suggest|recommend|offer|propose|pitch|bother|worry|forward|touch|apply|bring|hire|give' ('me|us|my')? ('with|about|of|if|the')* | 'care' 'about' | 'do|handle|touch|manage|cover') any [scope] :: please don't bother with ads
you be? ('never' | neg) (be | have)* ('expected|required|asked|supposed|needed|going')? 'to' (handles | 'cold'? ~ ~head)? any [scope] :: you're not expected to do taxes
(you | 'candidate|person|role') modal 'never' (be | have)* ('asked|expected|required|needed')? 'to'? (handles)? any [scope] :: you'll never be asked to cold call
'vous' 'ne'? 'naurez|aurez|ferez|avez|toucherez' 'pas|jamais' 'a'? ('faire|gerer|toucher')? any [scope] :: vous n'aurez pas à faire d'appels
(you | 'candidate|person|role') modal neg (be | have)* ('asked|expected|required|doing|dealing|handling|touching|responsible' ('to' 'do'?)?)? ~sign any [scope] :: you won't be doing any phone work
modal neg be 'hiring|doing|dealing|handling|touching|asked|needing|needed|responsible' any [scope] :: we won't be hiring a recruiter
neg ('looking|trying|going|planning' 'to')? 'replace|replacing' any [scope] :: not looking to replace our bookkeeper
neg 'included|include|including|interested|looking|asking|hiring|searching|after|responsible|bothered|dealing|handling|doing|touching|expecting|considering' any [scope] :: not looking for a bookkeeper
neg 'in' 'the' 'market' 'for' any [scope] :: not in the market for a web developer
(^ | <'but|and|please|or|so|really|only|definitely|rather|yes') 'not' ('to' 'touch|do|handle|manage|run|write|answer|take|make')? ~('a|the' 'lot|fan|problem|big|priority') ~('to|that|a' 'be|much') any [scope] :: SEO but not paid ads
'who|that' be neg ('a|an|the|just' | ~ ~post) any [scope] :: a person who is not a recruiter
it be neg ('for' ~'me|us|everyone|long|now') [scope] :: it's not for coding
^ it be neg det* [object] 'that' me :: it isn't lead generation that I'm after
^ it be 'anything' 'but' [scope] :: it's anything but tech support
'nothing' ([object] 'related|wise' | ('to' 'do')? 'with' [scope] | 'on|in' [object] 'side') :: nothing to do with sales
(requested | ^) 'without|sans' ('touching|doing|any')* ~'help|someone|somebody|anyone|support|assistance|a|an|our|my|it|losing|having|missing|forgetting|breaking|waiting|worrying|asking|going|paying|hiring|success|luck|fear|fail|delay|problems|issues|un|une|mon|ma|notre|perdre|oublier|avoir|aide|soutien|quelquun|personne|attendre|stress|souci|engagement|arret|cesse|faute|delai|tarder' any [scope] :: bookkeeping without payroll
'except|exclude|excludes|excluding|minus|sauf|excepte|hormis|bar' ('for|pour')? any [scope] :: bookkeeping, excluding payroll
('apart|aside' 'from' | 'other|rather|sooner' 'than' | 'instead' 'of' | 'as' 'opposed' 'to' | 'au' 'lieu' 'de|d|du|des' | 'plutot|autre|autres' ('chose')? ('que|qu') | 'exception' of* | ~ ~of 'a' 'part') any [scope] :: instead of a telemarketer
everything ('but|bar') any [scope] :: anything but cold calls
(^ | <'please|just|can|and|to|should|well|so|only') ('forget|skip|avoid|omit|ignore|scratch|drop' ('about')? | 'forgo' | 'spare' 'me|us' | 'never' 'mind') ~'to|this|it' any [scope] :: skip the social media
'stop' 'recommending|sending|suggesting|offering|showing' 'me'? any [scope] :: stop sending me recruiters
'hands' 'off' any [scope] :: hands off the ads
('stay|steer|keep' 'away|clear|out' 'from|of' | 'leave' 'out' | 'have' 'no' 'use' 'for' | 'can|could' 'do' 'without') any [scope] :: stay away from sales
(^ | <'please|to|just|you|can|will|would|rather|must|should|we|i') ('leave|keep|laissez|laisse|keeping') [object] ('alone|aside' | 'out|away|off' (of* 'this|it|that|here' | $) | self | 'to' ('me|us|ourselves' | agent | own) | 'de' 'cote' | 'for' 'later|now' | 'pour' 'plus' | 'for' 'ourselves|myself' | 'internal') :: leave the ads to me
(~<('to|must|who|you|need|should|not|never|what')) 'have|has|got' ('already|got')? ~'been|to|had|no' [object] adv* ('covered|handled|sorted|down' | 'under' 'control' | 'in' 'hand' | 'taken' 'care' | 'figured' 'out' | 'dialed' 'in') :: I've got bookkeeping covered
('nor|neither' | 'ni') ~'is|of|can|are|do|does|one' any [scope] :: neither sales nor support
(<sign | <'but|and|yet|mais|or|et') requested 'never|jamais' of* [scope] :: transcription, never translation
^ 'jamais' ('de|d') [scope] :: jamais d'analyse
'surtout' 'pas' any [scope] :: surtout pas de téléphone
~<have 'pas|plus' ('besoin' ('de|d' 'personne' 'pour' | 'de' 'faire' | any) | 'question' any 'faire'? | ('la' 'peine' 'de' 'faire'?)) any [scope] :: pas besoin de traduction
~<have ~<be ~<'sais|arrive|peux|peut|arrivons|ya' 'pas' ('de|d|du|pour|la|les|le|un|une|au|aux|nos|mes|notre|mon|ma|l' ~'temps|courant|fait|point|top|moment|bout|niveau|capable')+ any [scope] :: pas de graphisme
<'veux|voulons|veut|faut|cherche|cherchons|paye|ne' 'pas' ('inclure|faire|toucher|gerer')? any [scope] :: je ne cherche pas de comptable
('interesse|interesses|interessee') 'par' any [scope] :: pas intéressé par du télémarketing
('rien' ('savoir|voir' | 'a' 'voir') ('avec|de|des')) any [scope] :: rien savoir des réseaux sociaux
('hors' 'de' 'question' | 'inutile' | 'nul' 'besoin' | 'pas' 'question') ('de|d' 'faire|gerer|toucher'?) any [scope] :: hors de question de faire des appels
'touchez|touche' 'pas' any [scope] :: touchez pas au site
('oubliez|oublie|evitez|evite|laissez|laisse' ('faire|tomber')?) ('les|la|le|l|du|des') any [scope] :: oubliez la pub
'besoin' 'de' 'personne' 'pour' any [scope] :: besoin de personne pour la paie
^ 'plutot' 'que' any [scope] :: plutôt que la pub`,
  work: `
^ (me | 'on') adv* ('handle|manage|cover|oversee' | 'look' 'after' | 'deal' 'with' | ('me|nous|m'? 'occupe|charge|occupons|chargeons' 'de|des|du|d')) [scope] $$ :: I look after social media
^ (somebody | 'somebody|someone|quelquun') be adv* ('on' ~'board|maternity|leave|vacation|call|break|mat|paternity|holiday|sick' | 'doing|handling|running') [scope] :: somebody's already on social media
'there' be adv* ('somebody|someone' | det head? (person | post)) ('on|for|doing' | 'who' handles) [scope] :: there's someone on socials
^ [object] 'has|have|a|ont' adv* ('a|an|its|their|our|leur|un|une|son' | det) head? head? (person | firm | post) $ :: social media has a full time person
^ [object] ~<person ~<post ':|(' ~ ~name ~person name (and name)* (')' | $) :: social media: Kim
^ me adv* 'employ|employs|employ|retain|pay' [staff] :: we already employ a social media manager
^ me 'would' ~'like|love|appreciate|prefer|expect|consider|welcome|pay|be|hire|rather|need|want|delegate|outsource|offload|send|say' head ('and' head)? ~ ~'the|my|our|those|all' [scope] :: I'd shoot the videos
^ agent 'would|will' adv* ~'train|help|show|teach|need|want|be|have|guide|explain|support|brief|introduce|give|send|tell|call|need|leave' head [scope] :: our web team would build any pages
<'so|since|because' me 'do|handle|write' [scope] (you | $) :: so I do taxes
(~<and ^ | <sign | <'absolutely|with|want|wants|but') 'zero' of* [scope] :: zéro pub
^ agent sign? adv* (verb ~of | 'les|la|le|l|en' handles) [scope] :: our TC follows the closings
^ me adv* 'do'? have adv* 'got'? [post_np ((and | sign) post_np)*] 'already'? ($ | 'for|on' object $) :: we have a bookkeeper
^ me adv* have adv* 'got'? ('someone|somebody|people' | (det | 'enough|plenty|several')* head? (person | firm | post)) 'for|doing|on' [scope] :: we have someone for payroll
^ 'on|je|nous' have adv* 'un|une|notre|mon|ma|deux' [head? head? (person | firm | post)] ~('qui' | 'mais') $ :: on a une comptable
^ 'on|je|nous' have adv* ('quelquun' | 'un|une' person) 'pour' [scope] :: on a quelqu'un pour la paie
('already|deja') have adv* ('un|une|notre|mon|ma|deux|a|an|our')? ('quelquun|someone|somebody|agence' ('pour|for|doing|to' | 'who|qui' handles))? [scope] :: we already have a bookkeeper
^ me have adv* ('already|deja') ('un|une|notre|mon|ma|deux|a|an|our|of')? ('quelquun|someone|somebody|agence' ('pour|for|doing|to' | 'who|qui' handles))? [scope] :: we have already a bookkeeper
'lucky' 'to' have [scope] :: lucky to have volunteers on events`,
  likewise: `
^ [object] ('too|aussi' | 'as' 'well' | 'likewise|either|also' | 'non' 'plus' | adv 'pareil') $ :: newsletter too
(^ | <and) ('so|neither|nor') (be | modal | 'stays|stay|does|do|goes') [scope] :: so is shipping
^ [object] 'by|par' somebody $ :: the store side by Julie`,
}

export interface Shape extends Compiled {
  readonly kind: ShapeKind
  readonly pattern: string
  readonly example: string
}

const known: Record<string, Compiled> = {}
for (const [name, pattern] of parts) known[name] = compile(pattern, known)

export const shapes: readonly Shape[] = (Object.keys(lines) as ShapeKind[]).flatMap((kind) =>
  lines[kind]
    .split('\n')
    .filter((line) => line.includes('::'))
    .map((line) => {
      const [pattern = '', example = ''] = line.split('::').map((part) => part.trim())
      return { kind, pattern, example, ...compile(pattern, known) }
    }),
)

export const shapeIndex = new ShapeIndex(shapes)
