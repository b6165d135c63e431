const listOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** Words that say nothing about the work; they are passed over. */
export const stopWords = listOf(`
  a an the this that these those and or but nor so as at by for from in into of on onto to with within via per than then there here
  i im ive id ill me my mine myself we were weve wed well us our ours ourselves you your yours youre he she they them their theirs it its hes shes theyre who whom whose
  is are was be been being am do does did doing done has have had having will would shall should can could may might must
  need needs needed needing want wants wanted wanting looking require requires required wish like love please thanks thank hello hi hey
  someone somebody anyone anybody person persons guy gal lady folks human anything something thing things stuff one ones
  some any just really very quite pretty much many lot lots also again still already always often sometimes usually currently now today
  get gets getting got gotten go goes going gone let lets lot both either neither each other others another such same own
  which what when where why how if because since while until about around during between among against across
  able good great best better decent nice new big small little few several ideally preferably maybe perhaps etc eg ie
  capable experienced skilled talented qualified professional reliable dedicated dependable trustworthy affordable remote remotely canadian american
  type kind sort way ways plus including include includes especially basically actually kinda
  hour hours week weekly day daily month monthly time year
  toronto usa america ontario`)

/** Words that only count inside a longer phrase ('run out', 'not paid', 'back to back'). */
export const lightWords = listOf(`
  not up out off down back over under before after without more less all every too only first last two three between
  look friday monday tuesday wednesday thursday saturday sunday canada states united people everything through virtual online keep run make take put give come set see know feel use work start stop try ask tell find part full side end`)

/** All ways of saying no, read as one word. */
export const negations = listOf(`
  no not never none nobody noone nothing cannot cant dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont wouldnt shouldnt couldnt aint hardly neither`)

/** Words of a job title that fit nearly every role: they lean, they never decide. */
export const weakWords = listOf(`
  help helper helping assist assistant assistants assistance support specialist specialists manager managers manage managing management
  coordinator coordinators coordinate coordination expert experts agent agents representative representatives rep reps clerk clerks
  associate associates consultant consultants officer officers administrator administrators service services
  job jobs role work working task tasks business company companies firm team teams staff office owner owners client clients customer customers
  project projects system systems process professional lead senior junior part freelance freelancer freelancers intern interns trainee trainees apprentice deputy head temp temps contractor handle handling
  hire hiring small local solo startup agency shop brand general information create improve idea ideas`)

/** What a title ends with when it only says how senior or in which post someone does the work. */
export const titleEnds = listOf(`
  specialist assistant coordinator manager officer clerk representative rep agent associate consultant administrator expert intern trainee freelancer lead temp
  analyst technician professional advisor executive supervisor`)
