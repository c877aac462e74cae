import { label, type ElementDefinition } from './fields.ts'
import { PICTURE, TRACK_TABLE } from './shared-fields.ts'

/** A video with its captions. */
export const VIDEO_ELEMENTS: Record<`site_${string}`, ElementDefinition> = {
  site_video: {
    icon: 'content-media',
    about: label(
      'A film, played here or at YouTube and Vimeo after consent',
      'Ein Film, hier oder nach Zustimmung bei YouTube und Vimeo',
      'Een film, hier of na toestemming bij YouTube en Vimeo',
      'Film, zde nebo po souhlasu na YouTube a Vimeo',
    ),
    label: label('Video', 'Video', 'Video', 'Video'),
    fields: {
      video: {
        kind: 'file',
        allowed: 'mp4,webm,youtube,vimeo',
        column: 'site_video',
        label: label('Video', 'Video', 'Video', 'Video'),
      },
      title: {
        kind: 'text',
        column: 'site_video_title',
        label: label(
          'Name of the video, if it is not the header',
          'Name des Videos, wenn nicht die Überschrift',
          'Naam van de video, als die niet de kop is',
          'Název videa, pokud jím není nadpis',
        ),
      },
      poster: PICTURE,
      caption: {
        kind: 'text',
        column: 'site_caption',
        label: label('Text below the video', 'Text unter dem Video', 'Tekst onder de video', 'Text pod videem'),
      },
      captions: {
        kind: 'records',
        column: 'site_tracks',
        table: TRACK_TABLE,
        label: label('Captions', 'Untertitel', 'Ondertiteling', 'Titulky'),
        fields: {
          language: {
            kind: 'text',
            column: 'language_code',
            label: label(
              'Language: de, en, nl, cs',
              'Sprache: de, en, nl, cs',
              'Taal: de, en, nl, cs',
              'Jazyk: de, en, nl, cs',
            ),
          },
          file: {
            kind: 'file',
            allowed: 'vtt',
            column: 'file',
            label: label('WebVTT file', 'WebVTT-Datei', 'WebVTT-bestand', 'Soubor WebVTT'),
          },
        },
      },
      transcript: {
        kind: 'html',
        column: 'site_transcript',
        label: label('The video in words', 'Das Video in Worten', 'De video in woorden', 'Video slovy'),
      },
      consentText: {
        kind: 'text',
        column: 'site_consent_text',
        label: label(
          'Words about the host, besides ours',
          'Hinweis zum Anbieter, neben unserem',
          'Opmerking over de aanbieder, naast die van ons',
          'Poznámka k poskytovateli, vedle naší',
        ),
      },
    },
  },
}
