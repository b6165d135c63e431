/** Names and aliases of tools that are everyday words too, in lower case. */
export const commonWordTools: ReadonlySet<string> = new Set(
  `make, pitch, drip, kit, wave, motion, lever, sketch, notion, medium, canvas, keynote, epic, encompass, align, close, front, base, buffer, later, float, freed, react, node, scribe,
  tango, threads, monday, indeed, anchor, illustrator, captivate, outreach, leap, relativity, teamwork, gamma, blender, bubble, glide, podium, drift, square, stripe, zoom, slack, bench,
  relay, word, access, ramp, wise, harvest, timely, boomerang, fathom, karbon, x, r, x (twitter), r (programming language), git, css, js, wp, ga, sql, ups, namely, factorial, hospitable, motive, katana, unleashed,
  lattice, perdoo, nifty, recharge, loox, stamped, snowflake, selenium, cypress, playwright, zephyr, bootstrap, framer, procreate, premiere, kartra, instapage, profile tax, bullhorn, greenhouse,
  workable, lofty, mls, brevo, beehiiv, jasper, claude, ulysses, perplexity, amplitude, doodle, grasshopper, quo, capture one, rossum, canopy tax, spotlight reporting, lone wolf, lightspeed, arive, suki, abridge, heidi health`
    .split(',')
    .map((name) => name.trim()),
)
