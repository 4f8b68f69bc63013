import type { Heading, List, Nodes, Paragraph, Table } from 'mdast';
import { type Block, BOLD_RANK, type Label, leavesOf, wordsOf } from './blocks';
import { tellsFacts } from './collectFacts';
import {
  IngredientCollector,
  listsIngredients,
  shareOfAmounts,
  splitFoods,
} from './collectIngredients';
import { NoteCollector } from './collectNotes';
import { StepCollector } from './collectSteps';
import { lineOf, textOf } from './plainText';
import type { Note } from './RecipeDocument';
import { areFacts, readFact } from './readFacts';
import type { FoundTitle } from './readTitle';
import {
  bareHeading,
  beginsWithAmount,
  columnOf,
  isClosing,
  isGroupHeading,
  isPart,
  isPlainSection,
  isStepColumn,
  itemMarkLength,
  type Section,
  sectionOf,
  stepMarkOf,
} from './vocabulary';

export interface Sections {
  ingredients: IngredientCollector;
  steps: StepCollector;
  notes: Note[];
  /** Blocks that may tell servings and times. */
  factBlocks: ReadonlySet<Block>;
  /** The headings of ingredients, which may tell servings. */
  ingredientHeadings: { text: string; span: { start: number; end: number } }[];
  /** The place of the first block of ingredients, steps or notes. */
  end: number;
  hasAllIngredients: boolean;
  hasAllSteps: boolean;
}

/** A heading and what is below it, up to the next one. */
interface Run {
  label: Label | null;
  block: Block | null;
  at: number;
  blocks: Block[];
}

function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [{ label: null, block: null, at: 0, blocks: [] }];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'label') runs.push({ label: block.label, block, at, blocks: [] });
    else runs.at(-1)?.blocks.push(block);
  }
  return runs;
}

/** Tells the parts of a recipe by its headings and, if they say nothing, by what is below them. */
export function readSections(
  blocks: readonly Block[],
  title: FoundTitle | null,
  source: string,
): Sections {
  return new SectionReader(blocks, title, source).read();
}

class SectionReader {
  private readonly ingredients = new IngredientCollector();
  private readonly steps = new StepCollector();
  private readonly notes = new NoteCollector();
  private readonly factBlocks = new Set<Block>();
  private readonly ingredientHeadings: Sections['ingredientHeadings'] = [];
  private readonly runs: Run[];
  private section: Section | null = null;
  /** The rank of the heading that opened the section. */
  private rank = 0;
  private end: number;
  /** Lists that are no ingredients for sure, before any steps. */
  private readonly plainLists: List[] = [];
  private mayLackSteps = false;
  private mayLackIngredients = false;

  private readonly blocks: readonly Block[];
  private readonly places: ReadonlyMap<Nodes, number>;
  private readonly title: FoundTitle | null;
  private readonly source: string;
  /** The place of the last block that may tell the work. */
  private readonly lastWork: number;

  constructor(blocks: readonly Block[], title: FoundTitle | null, source: string) {
    this.blocks = blocks;
    this.title = title;
    this.source = source;
    this.runs = runsOf(blocks);
    this.end = blocks.length;
    this.places = new Map(blocks.map(({ node }, at) => [node, at]));
    this.lastWork = blocks.findLastIndex(
      (block) =>
        (block.kind === 'list' && block.node.ordered === true) ||
        (block.kind === 'label' && sectionOf(block.label.text) === 'method'),
    );
  }

  read(): Sections {
    for (const [index, run] of this.runs.entries()) this.readRun(run, index);
    const [plain] = this.plainLists;
    if (this.ingredients.isEmpty && plain && !this.steps.isEmpty) this.ingredients.addList(plain);
    const { ingredients, steps, notes, factBlocks, ingredientHeadings, end } = this;
    return {
      ingredients,
      steps,
      notes: notes.notes,
      factBlocks,
      ingredientHeadings,
      end,
      hasAllIngredients: !ingredients.isEmpty && !this.mayLackIngredients,
      hasAllSteps: !steps.isEmpty && !this.mayLackSteps && !this.isCutOff(),
    };
  }

  private readRun(run: Run, index: number) {
    const { label } = run;
    if (label && this.title?.node === label.node) {
      this.section = null;
      if (!this.title.isWhole) this.addFacts(run.block);
    } else if (label) this.enter(label, run, index);
    for (const [at, block] of run.blocks.entries()) this.readBlock(block, run, at);
  }

  /** Tells what stands below a heading. */
  private enter(label: Label, run: Run, index: number) {
    const { text, rank } = label;
    const mark = stepMarkOf(text);
    const named = sectionOf(mark ? text.slice(mark.length) : text);
    const isSection = named !== null && (!mark || isPlainSection(text.slice(mark.length)));
    if (
      mark &&
      !isSection &&
      (mark.isNamed || this.section !== 'ingredients' || !this.hasAmounts(run))
    ) {
      if (
        mark.isNamed ||
        this.section === 'method' ||
        this.section === null ||
        rank < BOLD_RANK ||
        this.section === 'ingredients'
      ) {
        return this.startMethodStep(label);
      }
    }
    if (isSection) return this.open(named, label, run, index);
    if (isClosing(text)) {
      this.section = this.section === 'method' ? 'notes' : this.section;
      return;
    }
    if (areFacts(text)) return this.addFacts(run.block);

    const isDeeper = rank > this.rank;
    if (this.section === 'notes' && isDeeper && rank < BOLD_RANK)
      return this.notes.start(text, label.node);
    if (this.listsSteps(run)) return this.openPart(label);
    if (this.hasAmounts(run)) return this.openGroup(label);
    if (
      this.section === 'ingredients' &&
      this.hasItems(run) &&
      (isDeeper || rank >= BOLD_RANK || isGroupHeading(text))
    ) {
      return this.openGroup(label);
    }
    if (this.section === 'method' && (isDeeper || rank >= BOLD_RANK)) {
      if (rank >= BOLD_RANK && run.blocks.length === 0 && !this.isFollowedByPart(index))
        return this.addStray(label.node);
      if (
        run.blocks.some(({ kind }) => kind === 'list') &&
        !run.blocks.some(({ kind }) => kind === 'paragraph')
      ) {
        return this.openPart(label);
      }
      if (run.blocks.length === 0) return this.openPart(label);
      return rank <= PLAIN_STEP_RANK ? this.steps.addHead(label.node, 'heading') : undefined;
    }
    if (this.section === 'notes' && (isDeeper || rank >= BOLD_RANK))
      return this.notes.start(text, label.node);
    if (!this.steps.isEmpty && rank < BOLD_RANK) {
      this.setSection('notes', rank);
      return this.notes.start(text, label.node);
    }
    if (rank < BOLD_RANK) this.section = null;
  }

  /** Opens a section that its heading names. */
  private open(section: Section, label: Label, run: Run, index: number) {
    const { text, rank, rest, node } = label;
    if (section === 'facts') {
      this.addFacts(run.block);
      if (this.section === 'method' && !areFacts(text) && !run.blocks.length) return;
      this.setSection('facts', rank);
      return;
    }
    if (section === 'notes') {
      // "To serve" may be the last part of the work.
      const isWork =
        this.section === 'method' &&
        this.listsSteps(run) &&
        SERVING.test(bareHeading(text)) &&
        !rest;
      if (isWork) return this.openPart(label);
      const stays = rest !== '' && (this.section === 'method' || this.section === 'ingredients');
      if (!stays) this.setSection('notes', rank);
      else this.markEnd(node);
      this.notes.start(text, node);
      if (rest) {
        this.notes.addText(rest, node);
        if (stays) this.notes.close();
      }
      return;
    }
    if (section === 'ingredients') {
      // Within the work, a list of ingredients below a plain line belongs to its step.
      this.setSection('ingredients', rank);
      this.markEnd(node);
      this.ingredients.startGroup(groupIn(text));
      this.ingredientHeadings.push({ text, span: this.spanOfLabel(label) });
      if (rest && !readFact(rest)) this.addSentence(rest, node);
      return;
    }
    const isBare = run.blocks.length === 0 && !rest;
    const next = this.runs[index + 1]?.label;
    const opensParts = isBare && next !== undefined;
    this.setSection('method', rank);
    this.markEnd(node);
    this.steps.startPart(isPart(text) && !opensParts ? text : null);
    if (rest) this.steps.addHead(withoutLabel(node as Paragraph), 'plain');
  }

  private openPart(label: Label) {
    if (this.section !== 'method')
      this.setSection(
        'method',
        this.section === null ? label.rank - 1 : Math.min(this.rank, label.rank - 1),
      );
    this.markEnd(label.node);
    this.steps.startPart(isPlainSection(label.text) && !isPart(label.text) ? null : label.text);
  }

  private openGroup(label: Label) {
    if (this.section !== 'ingredients') this.setSection('ingredients', label.rank - 1);
    this.markEnd(label.node);
    this.ingredients.startGroup(label.text);
  }

  private startMethodStep(label: Label) {
    if (this.section !== 'method') this.setSection('method', Math.max(0, label.rank - 1));
    this.markEnd(label.node);
    this.steps.addHead(label.node, 'heading');
  }

  private readBlock(block: Block, run: Run, at: number) {
    if (block.kind === 'paragraph') return this.readParagraph(block, run, at);
    if (block.kind === 'list') return this.readList(block, run, at);
    if (block.kind === 'table') return this.readTable(block);
    if (block.kind === 'quote') {
      if (this.section === 'notes' || !this.steps.isEmpty)
        this.notes.addText(block.text, block.node);
      return;
    }
    if (this.section === 'method' && block.kind === 'other' && block.node.type === 'code')
      this.steps.extend(block.node);
  }

  private readParagraph(block: Extract<Block, { kind: 'paragraph' }>, run: Run, at: number) {
    const { text, node } = block;
    if (this.title?.node === node) return this.title.isWhole ? undefined : this.addFacts(block);
    // What only names a video is neither a step nor a note.
    if (VIDEO.test(text) || hasVideoLink(node)) return;
    const mark = stepMarkOf(text);
    const canBeStep =
      mark !== null &&
      (mark.isNamed || this.section === 'method' || !beginsWithAmount(text.slice(mark.length)));
    if (mark && canBeStep && this.section !== 'notes') {
      if (this.section !== 'method') this.setSection('method', 0);
      this.markEnd(node);
      return this.steps.addHead(node, mark.isNamed ? 'paragraph' : 'plain');
    }
    switch (this.section) {
      case 'ingredients':
        return this.readIngredientLine(text, node, block);
      case 'method':
        return this.readStepParagraph(text, node, run, at);
      case 'notes':
        return isClosing(text) ? this.notes.close() : this.notes.addText(text, node);
      default: {
        const marked = itemMarkLength(text);
        if (marked > 0 && beginsWithAmount(text.slice(marked)) && !areFacts(text)) {
          this.markEnd(node);
          return this.ingredients.addParagraph(node);
        }
        return this.addFacts(block);
      }
    }
  }

  private readIngredientLine(text: string, node: Paragraph, block: Block) {
    if (areFacts(text)) return this.addFacts(block);
    const words = text.slice(itemMarkLength(text));
    const foods = splitFoods(words);
    const measured = foods.filter(beginsWithAmount).length;
    if (foods.length >= 3 && (measured >= 2 || foods.every((food) => food.length <= 40)))
      return this.addSentence(words, node);
    if (
      itemMarkLength(text) > 0 ||
      beginsWithAmount(words) ||
      (words.length <= 60 && !/[.!?]$/.test(words))
    ) {
      return this.ingredients.addParagraph(node);
    }
  }

  private readStepParagraph(text: string, node: Paragraph, run: Run, at: number) {
    if (areFacts(text)) return;
    if (isClosing(text) && text.length < 300) {
      this.notes.close();
      return;
    }
    const { last } = this.steps;
    const later = run.blocks.slice(at + 1);
    const startsHere =
      !run.label?.rest && run.blocks.slice(0, at).every(({ kind }) => kind === 'other');
    if (
      last &&
      (last.style === 'heading' || last.style === 'paragraph') &&
      !(startsHere && run.label && !stepMarkOf(run.label.text) && last.style === 'paragraph')
    ) {
      return this.steps.extend(node);
    }
    if (later.some((next) => this.isWork(next))) {
      // A paragraph between the items of one list belongs to the item before it.
      if (last && !startsHere) return this.steps.extend(node);
      if (/\d ?°|\d\s?(?:min|hour|Std|heure|hora|or[ae]|uur)/i.test(text)) this.mayLackSteps = true;
      return;
    }
    if (last?.style === 'item' && !startsHere) return this.addStray(node);
    if (last?.style === 'plain' && stepMarkOf(textOf(this.blockBefore(node))))
      return this.steps.extend(node);
    if (!/[\p{L}]/u.test(text)) return;
    this.steps.addHead(node, 'plain');
  }

  private readList(block: Extract<Block, { kind: 'list' }>, run: Run, at: number) {
    const { node } = block;
    const share = shareOfAmounts(node);
    const leaves = leavesOf(node).map((item) => lineOf(wordsOf(item)));
    const isFacts =
      leaves.length > 0 &&
      leaves.filter(areFacts).length * 2 >= leaves.length &&
      leaves.some((leaf) => readFact(leaf) && readFact(leaf)?.name !== 'bare');
    if (isFacts && this.section !== 'method' && this.section !== 'notes')
      return this.addFacts(block);
    switch (this.section) {
      case 'notes':
        return this.notes.addText(textOf(node), node);
      case 'ingredients': {
        const isFirst = !run.blocks.slice(0, at).some(({ kind }) => kind === 'list');
        if (node.ordered && !(isFirst && (share >= 0.4 || this.hasLaterSteps(node)))) {
          this.setSection('method', this.rank);
          this.steps.startPart(null);
          return this.steps.addList(node);
        }
        this.markEnd(node);
        return this.ingredients.addList(node);
      }
      case 'method':
        return this.readStepList(node, run, at, share);
      default:
        if (node.ordered && share < 0.6) {
          if (asksBack(node)) return;
          this.setSection('method', 0);
          this.markEnd(node);
          return this.steps.addList(node);
        }
        if (share >= 0.5) {
          this.markEnd(node);
          if (!this.steps.isEmpty) this.mayLackIngredients = true;
          return this.ingredients.addList(node);
        }
        if (this.steps.isEmpty) this.plainLists.push(node);
    }
  }

  private readStepList(node: List, run: Run, at: number, share: number) {
    const { last } = this.steps;
    const isHeaded = last !== null && (last.style === 'heading' || last.style === 'paragraph');
    const opensRun = run.blocks.slice(0, at).every(({ kind }) => kind === 'other');
    const isOfPart =
      run.label !== null && opensRun && !stepMarkOf(run.label.text) && last?.style !== 'heading';
    if (isHeaded && !isOfPart) return this.steps.extend(node);
    if (node.ordered) return this.steps.addList(node);
    // Models end a list before the points of a step, and begin it anew behind them.
    const goesOn = run.blocks
      .slice(at + 1)
      .some((next) => next.kind === 'list' && next.node.ordered && (next.node.start ?? 1) > 1);
    const previous = run.blocks[at - 1];
    const isBehindStep =
      last !== null && !opensRun && (previous?.kind === 'list' || previous?.kind === 'paragraph');
    if (
      isBehindStep &&
      (goesOn ||
        /[:：]$/.test(last.text) ||
        last.text === '' ||
        isLabelled(last.text) ||
        this.isSplit(run))
    )
      return this.steps.extend(node);
    if (isBehindStep && last.style === 'item' && previous?.kind === 'list' && previous.node.ordered)
      return this.addStray(node);
    if (isBehindStep && previous?.kind === 'paragraph' && last.style === 'plain')
      return this.steps.extend(node);
    if (share >= 0.6 && this.steps.isEmpty) return this.ingredients.addList(node);
    this.steps.addList(node);
  }

  private readTable(block: Extract<Block, { kind: 'table' }>) {
    const { node } = block;
    if (this.section === 'notes') return this.notes.addText(textOf(node), node);
    if (this.section !== 'ingredients' && this.section !== 'method' && tellsFacts(node))
      return this.addFacts(block);
    const hasSteps = isStepTable(node);
    if (
      !hasSteps &&
      (this.section === 'ingredients' || (listsIngredients(node) && this.section !== 'method'))
    ) {
      this.markEnd(node);
      return this.ingredients.addTable(node);
    }
    if (this.section === 'method' || hasSteps) {
      if (this.section !== 'method') this.setSection('method', 0);
      this.markEnd(node);
      return this.steps.addTable(node);
    }
  }

  /** Whether a model stopped within its last step. */
  private isCutOff(): boolean {
    const { texts } = this.steps;
    const last = texts.at(-1) ?? '';
    const ended = texts.slice(0, -1).filter(endsSentence).length;
    const isLastBlock = this.source.trimEnd().endsWith(last.slice(-12));
    return isLastBlock && !endsSentence(last) && ended > 0 && ended * 2 > texts.length - 1;
  }

  /** Whether a block holds steps, whatever is around it. */
  private isWork(block: Block): boolean {
    if (block.kind === 'list') return true;
    if (block.kind === 'table') return true;
    return block.kind === 'paragraph' && stepMarkOf(block.text) !== null;
  }

  /** Whether what is below a heading looks like steps. */
  private listsSteps(run: Run): boolean {
    return run.blocks.some(
      (block) =>
        (block.kind === 'list' &&
          block.node.ordered === true &&
          shareOfAmounts(block.node) < 0.6 &&
          !asksBack(block.node)) ||
        (block.kind === 'paragraph' &&
          stepMarkOf(block.text) !== null &&
          !beginsWithAmount(block.text.replace(/^\S+\s*/, ''))) ||
        (block.kind === 'table' && isStepTable(block.node)),
    );
  }

  private hasAmounts(run: Run): boolean {
    return run.blocks.some(
      (block) =>
        (block.kind === 'list' && shareOfAmounts(block.node) >= 0.5) ||
        (block.kind === 'table' && listsIngredients(block.node) && !isStepTable(block.node)) ||
        (block.kind === 'paragraph' &&
          itemMarkLength(block.text) > 0 &&
          beginsWithAmount(block.text.slice(itemMarkLength(block.text)))),
    );
  }

  private hasItems(run: Run): boolean {
    return (
      run.blocks.some(({ kind }) => kind === 'list' || kind === 'table') ||
      run.blocks.some((block) => block.kind === 'paragraph' && block.text.length <= 60)
    );
  }

  private isFollowedByPart(index: number): boolean {
    return this.runs[index + 1]?.label !== undefined;
  }

  /** Whether bullets follow numbered items all through a part of the work. */
  private isSplit(run: Run): boolean {
    const lists = run.blocks.filter((block) => block.kind === 'list');
    return lists.length > 2 && lists.some(({ node }) => node.ordered && (node.start ?? 1) > 1);
  }

  private hasLaterSteps(node: List): boolean {
    return this.lastWork > (this.places.get(node) ?? 0);
  }

  private blockBefore(node: Nodes): Nodes {
    const at = this.places.get(node) ?? 0;
    return this.blocks[at - 1]?.node ?? node;
  }

  /** What follows the steps and may be one of them. */
  private addStray(node: Heading | Paragraph | List) {
    const text = textOf(node);
    if (isClosing(text)) return;
    this.notes.close();
    this.notes.addText(text, node);
    this.notes.close();
  }

  private addSentence(text: string, node: Heading | Paragraph) {
    if (node.type === 'paragraph') this.ingredients.addSentence(text, node, this.source);
  }

  private addFacts(block: Block | null) {
    if (block) this.factBlocks.add(block);
  }

  private setSection(section: Section, rank: number) {
    this.section = section;
    this.rank = rank;
  }

  private markEnd(node: Nodes) {
    const at = this.places.get(node) ?? -1;
    if (at >= 0) this.end = Math.min(this.end, at);
  }

  private spanOfLabel({ node }: Label) {
    return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
  }
}

/** Whether a list holds questions: a model may ask back instead of writing a recipe. */
function asksBack(list: List): boolean {
  const questions = list.children.filter((item) => /[?？]$/.test(textOf(item)));
  return questions.length * 2 > list.children.length;
}

const VIDEO = /(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\//i;

function hasVideoLink(node: Paragraph): boolean {
  return (
    node.children.some((child) => child.type === 'link' && VIDEO.test(child.url)) &&
    textOf(node).length < 200
  );
}

function endsSentence(text: string): boolean {
  return /[.!?…:)\]"”»*。！？]\s*$/u.test(text) || /\p{Extended_Pictographic}\ufe0f?$/u.test(text);
}

function isStepTable({ children: [head] }: Table): boolean {
  const heads = head?.children.map(textOf) ?? [];
  return heads.some(isStepColumn) && !heads.some((text) => columnOf(text) === 'amount');
}

/** Plain lines before a colon are no titles of steps. */
const PLAIN_STEP_RANK = BOLD_RANK;
const SERVING = /serv|plat|anricht|dress|emplat|impiatt|opmaken|finaliz/i;

function isLabelled(text: string): boolean {
  return text.length <= 40 && !/[.!?]$/.test(text);
}

/** "Ingredients for the sauce" names a group. */
function groupIn(heading: string): string | null {
  const text = bareHeading(heading);
  const [, group] =
    /\s((?:for|für|pour|para|per|voor) (?!\d)[\p{L} '’-]{2,50})$/iu.exec(text) ?? [];
  return group ?? null;
}

/** A paragraph without the label that it begins with; its nodes stay those of the tree. */
function withoutLabel(node: Paragraph): Paragraph {
  const [first, ...others] = node.children;
  return first?.type === 'strong' ? { ...node, children: others } : node;
}
