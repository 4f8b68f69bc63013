import { ChefHat, X } from 'lucide-react';

/**
 * The icons that more than one chunk shows. They stand in the first: on their own they would be a
 * chunk that others import, and that could not be asked for again where it failed to load.
 */
export const ChefHatIcon = ChefHat;
export const CloseIcon = X;
