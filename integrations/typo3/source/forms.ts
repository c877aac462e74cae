import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldValidators } from '#backend/content/forms/field-validators.ts'
import {
  type AnswerField,
  type FormFieldFile,
  type FormFile,
  formFileSchema,
} from '#backend/content/forms/form-file.ts'
import { ATTACHMENT_KINDS } from '#contracts/attachments/attachment-kinds.ts'
import { FORM_ELEMENT_TYPES } from '#contracts/content/forms/form-document.ts'
import { type Locale, localeOfTag, LOCALES } from '#contracts/locales.ts'
import { PACKAGE_LANGUAGES } from './labels.ts'
import { yaml, type YamlValue } from './yaml.ts'

/**
 * The forms of data/forms that a TYPO3 has, too. Those to confirm and end a subscription belong to the tool that sends
 * the newsletter.
 */
export const PACKAGE_FORMS = ['contact', 'application-technology', 'newsletter', 'download'] as const

const FOLDER = join(import.meta.dirname, '../../../data/forms')
const readForm = (name: string): FormFile =>
  formFileSchema.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')))

/** Where mails of forms go until an editor enters an address. */
const RECEIVER = 'anfrage@example.com'
/**
 * Types that PHP finds in the content of drawings: STEP and DXF are texts, a binary DXF is bytes. TYPO3 looks at the
 * content alone first, then at the ending with the same list.
 */
const AS_PHP_READS = ['text/plain', 'application/octet-stream']
/** A further drawing, which the embedded form does not take. */
const DWG = 'image/vnd.dwg'
const SOURCE = 'en' satisfies Locale

type Texts = Record<Locale, string>
/** Collects the texts of a form by the key with which EXT:form looks up their translation. */
type Note = (key: string, texts: Texts) => string

/** The definition of a form for EXT:form, and its texts by key. */
function defineForm(name: string): { definition: YamlValue; texts: Map<string, Texts> } {
  const form = readForm(name)
  const texts = new Map<string, Texts>()
  const note: Note = (key, given) => {
    // Links to pages are those of this site; an editor sets them again.
    const plain = Object.fromEntries(LOCALES.map((locale) => [locale, given[locale].replace(/<[^<>]+>/g, '')])) as Texts
    texts.set(`${name}.${key}`, plain)
    return plain[SOURCE]
  }
  const fields = form.parts.map((part, index) =>
    part.type === 'group'
      ? {
          type: 'Fieldset',
          identifier: `group-${index + 1}`,
          label: note(`element.group-${index + 1}.properties.label`, part.legend),
          renderables: part.fields.flatMap((field, place) => fieldOf(field, `${index + 1}-${place + 1}`, note)),
        }
      : fieldOf(part, String(index + 1), note),
  )
  const definition = {
    identifier: name,
    label: name,
    type: 'Form',
    prototypeName: 'standard',
    renderingOptions: {
      submitButtonLabel: note(`element.${name}.renderingOptions.submitButtonLabel`, form.submit),
      translation: { translationFiles: { '10': `EXT:profilwerk/Resources/Private/Language/Forms/${name}.xlf` } },
    },
    finishers: finishersOf(form, note),
    renderables: [{ type: 'Page', identifier: 'page-1', label: '', renderables: fields.flat() }],
  }
  return { definition, texts }
}

function finishersOf({ purpose, submit }: FormFile, note: Note): YamlValue[] {
  if (purpose.kind === 'download') return []
  const isMessage = purpose.kind === 'message'
  const subject = note('finisher.EmailToReceiver.subject', isMessage ? purpose.subject : submit)
  const from = isMessage ? purpose.from : 'email'
  const options = {
    subject,
    recipients: { [RECEIVER]: '' },
    senderAddress: RECEIVER,
    replyToRecipients: { [`{${from}}`]: '' },
    addHtmlPart: false,
    attachUploads: true,
  }
  return [{ identifier: 'EmailToReceiver', options }]
}

function fieldOf(field: FormFieldFile, place: string, note: Note): YamlValue[] {
  // Filled from the address of the page, which EXT:form does not do.
  if (field.type === 'hidden') return []
  if (field.type === 'note') {
    const identifier = `note-${place}`
    return [
      {
        type: 'StaticText',
        identifier,
        label: '',
        properties: { text: note(`element.${identifier}.properties.text`, field.text) },
      },
    ]
  }
  const key = `element.${field.name}.properties`
  const validators = fieldValidators(field)
  return [
    {
      type: FORM_ELEMENT_TYPES[field.type],
      identifier: field.name,
      label: note(`${key}.label`, field.label),
      properties: propertiesOf(field, key, note),
      ...(validators.length > 0 && { validators }),
    },
  ]
}

function propertiesOf(field: AnswerField, key: string, note: Note): Record<string, YamlValue> {
  const attributes = {
    ...(field.required && { required: 'required' }),
    ...('autocomplete' in field && field.autocomplete && { autocomplete: field.autocomplete }),
    ...('placeholder' in field &&
      field.placeholder && { placeholder: note(`${key}.fluidAdditionalAttributes.placeholder`, field.placeholder) }),
  }
  return {
    ...(Object.keys(attributes).length > 0 && { fluidAdditionalAttributes: attributes }),
    ...(field.hint && { elementDescription: note(`${key}.elementDescription`, field.hint) }),
    ...('options' in field && {
      options: Object.fromEntries(
        field.options.map(({ value, label }) => [value, note(`${key}.options.${value}`, label)]),
      ),
    }),
    ...(field.type === 'file' && {
      saveToFileMount: '1:/user_upload/',
      allowedMimeTypes: [...Object.values(ATTACHMENT_KINDS).map(({ mimeType }) => mimeType), DWG, ...AS_PHP_READS],
    }),
  }
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function textFile(texts: ReadonlyMap<string, Texts>, language: (typeof PACKAGE_LANGUAGES)[number]): string {
  const locale = localeOfTag(language) ?? SOURCE
  const units = [...texts].map(([id, text]) => {
    const target = locale === SOURCE ? '' : `<target>${escape(text[locale])}</target>`
    return `      <trans-unit id="${id}"><source>${escape(text[SOURCE])}</source>${target}</trans-unit>`
  })
  const target = locale === SOURCE ? '' : ` target-language="${language}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file source-language="en"${target} datatype="plaintext" original="messages" product-name="profilwerk">
    <body>
${units.join('\n')}
    </body>
  </file>
</xliff>
`
}

const MADE = '# Made by source/write.ts from data/forms: change it there.\n'
const pathOf = (name: string): string => `Resources/Private/Forms/${name}.form.yaml`

/** The choice of a form in an element of ours: this package's forms, and any other by its path. */
const flexForm = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<T3DataStructure>
  <sheets>
    <sDEF>
      <ROOT>
        <type>array</type>
        <el>
          <settings.persistenceIdentifier>
            <label>LLL:EXT:form/Resources/Private/Language/Database.xlf:tt_content.pi_flexform.formframework.persistenceIdentifier</label>
            <config>
              <type>input</type>
              <required>1</required>
              <valuePicker>
                <items type="array">
${PACKAGE_FORMS.map(
  (name, index) =>
    `                  <numIndex index="${index}"><numIndex index="0">${name}</numIndex><numIndex index="1">EXT:profilwerk/${pathOf(name)}</numIndex></numIndex>`,
).join('\n')}
                </items>
              </valuePicker>
            </config>
          </settings.persistenceIdentifier>
        </el>
      </ROOT>
    </sDEF>
  </sheets>
</T3DataStructure>
`

/** Sends the text of a confirmation as JSON, where stock markup would be dropped. */
const CONFIRMATION = 'Profilwerk\\SitePackage\\Form\\JsonConfirmationFinisher'

const setup = (): string =>
  MADE +
  `${yaml({
    persistenceManager: { allowedExtensionPaths: { '1760': 'EXT:profilwerk/Resources/Private/Forms/' } },
    prototypes: { standard: { finishersDefinition: { Confirmation: { implementationClassName: CONFIRMATION } } } },
  })}\n`

/** The files of the package that are written from data/forms, by their path. */
export function formFiles(): Record<string, string> {
  const files = PACKAGE_FORMS.flatMap((name) => {
    const { definition, texts } = defineForm(name)
    return [
      [pathOf(name), `${MADE}${yaml(definition)}\n`],
      ...PACKAGE_LANGUAGES.map((language) => [
        `Resources/Private/Language/Forms/${language === 'en' ? '' : `${language}.`}${name}.xlf`,
        textFile(texts, language),
      ]),
    ]
  })
  return {
    ...Object.fromEntries(files),
    'Configuration/FlexForms/Form.xml': flexForm(),
    'Configuration/Form/Setup.yaml': setup(),
  }
}
