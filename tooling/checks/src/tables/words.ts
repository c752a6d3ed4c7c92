/** A word that a newcomer would not guess, and what to say in its place. */
export interface BannedWord {
  /** In lower case, every form; several words with a space between them stand for a name made of them. */
  words: readonly string[]
  instead: string
  /** Where the word is meant plainly: what these match in a line is not looked at. */
  except?: readonly RegExp[]
  /** Only names are checked, as the word is a plain one in sentences. @default false */
  onlyNames?: boolean
}

const renders = /^tooling\/renders\//

/** Words that stay out of code, files, tests, comments and documents. */
export const bannedWords: readonly BannedWord[] = [
  // Figures of speech.
  {
    words: ['law', 'laws'],
    instead: 'rule',
    except: [/\b(the|tax|by|Greek|EU) law\b(?! of)/gi],
  },
  { words: ['breach', 'breaches', 'breached', 'breaching'], instead: 'violation' },
  { words: ['mend', 'mends', 'mended', 'mending'], instead: 'fix, correct' },
  {
    words: ['floor', 'floors'],
    instead: 'layer, minimum',
    except: [/Math\.floor/g, /\bfloor, doorbell\b/g],
  },
  {
    words: ['room', 'rooms'],
    instead: 'module, folder, context, space',
    // Heaters of a room are products.
    except: [/room-heaters/g],
  },
  { words: ['house', 'houses'], instead: 'module, application', except: [/weekend houses/g] },
  { words: ['journey', 'journeys'], instead: 'e2e test' },
  {
    words: ['walk', 'walks', 'walked', 'walking', 'walker'],
    instead: 'visit, test, run through',
    except: [/random[ -]?walks?/gi],
  },
  {
    words: ['door', 'doors'],
    instead: 'entry, endpoint, interface',
    except: [/heater's door/g, /delivered to your door/gi],
  },
  { words: ['desk', 'desks'], instead: 'context' },
  {
    words: ['letter', 'letters'],
    instead: 'email',
    except: [
      /letter-?[sS]pacing/g,
      /\b(capital|small|Greek|Latin|lower-?case|upper-?case|two|first|of|and|its|between) letters?\b/gi,
      /\bletters? (and|or|of) (digits?|an alphabet|the alphabet|a name)\b/gi,
      /\bletters, digits\b/gi,
      /\b(each|every|each of its|fewer|3|no|accented|knows) letters?\b/gi,
      /\ba letter of its own\b/gi,
      /::first-letter/g,
    ],
  },
  { words: ['wish', 'wishes', 'wished'], instead: 'requested item, request' },
  { words: ['world', 'worlds'], instead: 'fixture' },
  { words: ['trial', 'trials'], instead: 'fake, case' },
  { words: ['proof', 'proofs'], instead: 'case, evidence' },
  { words: ['bless', 'blesses', 'blessed', 'blessing'], instead: 'trust inline script' },
  { words: ['forgive', 'forgives', 'forgave', 'forgiven'], instead: 'reset' },
  { words: ['admit', 'admits', 'admitted'], instead: 'consume' },
  { words: ['trap', 'traps', 'trapped'], instead: 'honeypot' },
  { words: ['stamp', 'stamps', 'stamped'], instead: 'timestamp', except: [/\btime[sS]tamp/g] },
  { words: ['judge', 'judges', 'judged', 'judging', 'judgement'], instead: 'decide' },
  { words: ['hear', 'hears', 'heard', 'hearing'], instead: 'handle, receive', onlyNames: true },
  { words: ['told', 'tell', 'tells'], instead: 'sync, apply, send', onlyNames: true },
  { words: ['forget', 'forgets', 'forgotten'], instead: 'delete', onlyNames: true },
  { words: ['unguessable'], instead: 'random' },
  { words: ['lonely'], instead: 'single' },
  { words: ['happening', 'happenings'], instead: 'input, event' },
  { words: ['mirror', 'mirrors', 'mirrored'], instead: 'persisted copy' },
  { words: ['unpack', 'unpacks', 'unpacked'], instead: 'deserialize' },
  { words: ['basket', 'baskets'], instead: 'cart' },
  {
    words: ['aside', 'asides'],
    instead: 'saved for later, removed line',
    // The element, also in the selectors of styles.
    except: [/<\/?aside\b/g, /['"]aside['"]/g, /^ *(> )?aside(?= [^;]*\{$)/gm],
  },
  { words: ['refusal', 'refusals'], instead: 'UserError, rejection' },
  { words: ['workbench'], instead: 'Storybook' },
  {
    words: ['workshop'],
    instead: 'page',
    except: [/heater-?workshop/gi, /workshop-orange/g, /for the workshop/g, /key: 'workshop'/g],
  },
  { words: ['surplus'], instead: 'overpaid amount' },
  { words: ['keeper', 'keepers', 'doorkeeper'], instead: 'store, storage' },
  { words: ['belongings', 'belonging'], instead: 'owned records', onlyNames: true },
  { words: ['habit', 'habits'], instead: 'settings, behaviour' },
  { words: ['voice', 'voices'], instead: 'text' },
  { words: ['crowd', 'crowds', 'crowded'], instead: 'concurrent requests, many' },
  { words: ['lie', 'lies', 'lying'], instead: 'false answer', onlyNames: true },
  {
    words: ['picture', 'pictures', 'pictured'],
    instead: 'image, screenshot',
    // The folder of data called pictures, and the element, also in the selectors of styles.
    except: [
      /['"`/]pictures['"`/]/g,
      /catalogue\\?\/pictures/g,
      /WARM_PICTURES/g,
      /<\/?picture\b/g,
      /['"]picture['"]/g,
      /[>\]] picture(?=,$|[^;]* \{$)/gm,
    ],
  },

  // Names that had another word in the trade.
  { words: ['followable'], instead: 'atom', onlyNames: true },
  { words: ['kept value', 'kept values', 'kept list', 'kept lists'], instead: 'atom with storage' },
  { words: ['session fact', 'session facts'], instead: 'SharedSession' },
  { words: ['session way', 'session ways'], instead: 'Navigation' },
  { words: ['hold step'], instead: 'sign-in' },
  { words: ['fill cart', 'filling', 'fillings'], instead: 'mergeIntoCart, merge result' },
  { words: ['search help'], instead: 'autocomplete' },
  { words: ['page trail'], instead: 'Breadcrumbs' },
  { words: ['order record'], instead: 'OrderTimeline' },
  { words: ['order papers', 'papers'], instead: 'OrderDocuments' },
  { words: ['delivery note', 'delivery notes'], instead: 'DeliveryInfo' },
  { words: ['totals list'], instead: 'OrderSummary' },
  { words: ['options picker'], instead: 'VariantPicker' },
  { words: ['layout switch'], instead: 'ViewToggle' },
  { words: ['picture viewer'], instead: 'Lightbox' },
  { words: ['icon toggle'], instead: 'ToggleButton' },
  { words: ['topic card'], instead: 'LinkCard' },
  {
    words: ['restock', 'restocks', 'restocked', 'restocking'],
    instead: 'back in stock, return stock',
    // The route that mails already sent lead to.
    except: [/\/restock\b/g, /'restock\/:id'/g],
  },
]

/** Words that mean what they say in these files: shapes of things that are drawn, interfaces of other programs. */
export const plainlyMeant: readonly { files: RegExp; words: readonly string[] }[] = [
  // What the platform keeps of an order: its row with items and addresses.
  { files: /^apps\/platform\//, words: ['order record'] },
  // Brands under the letters of the alphabet.
  {
    files: /^apps\/web\/app\/catalogue\/brands\//,
    words: ['letter', 'letters'],
  },
  // The floor of an address.
  { files: /^(apps\/(platform|web)|packages\/(platform-contract|api-client))\//, words: ['floor'] },
  // The element `<picture>`, in selectors and in the name of its interface.
  {
    files: /^packages\/ui\/src\/(global|.*\.styles|components\/image\/image)\.tsx?$/,
    words: ['picture'],
  },
  {
    files: renders,
    words: [
      'floor',
      'room',
      'door',
      'doors',
      'desk',
      'world',
      'worlds',
      'mirror',
      'mirrored',
      'filling',
      'lying',
    ],
  },
]

/** Files whose words are not ours, or cannot change: what landed, what shoppers read or type, what programs write. */
export const unreadFiles: readonly RegExp[] = [
  /(^|\/)generated\//,
  /^apps\/platform\/migrations\//,
  /^apps\/platform\/catalogue\//,
  /\/messages\/[^/]+\.json$/,
  /^apps\/platform\/src\/testing\/everyday-searches\.ts$/,
  /(^|\/)pnpm-lock\.yaml$/,
  /^LICENSE$/,
  /^tooling\/checks\/src\/tables\//,
  /^tooling\/checks\/src\/(words|rules\/contents)\/[^/]+\.test\.ts$/,
]

/** What is read as text. */
export const readFiles =
  /\.(ts|tsx|mts|js|mjs|cjs|jsx|json|jsonc|yaml|yml|md|mdx|sql|graphql|css|html|py|sh|txt)$/
