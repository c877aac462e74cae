export const STANDARD_VIEWS = ['isometric', 'front', 'side', 'top', 'whole'] as const
export type StandardView = (typeof STANDARD_VIEWS)[number]

/** Axes across which a model is cut: its length, width and height. */
export const CUT_AXES = ['y', 'x', 'z'] as const
export type CutAxis = (typeof CUT_AXES)[number]
