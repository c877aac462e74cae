"""Renders the still lifes of the demo company with Blender on the processor.

npm run demo:photographs writes the bodies (solids.ts) and calls:
blender --background --python tools/pictures/render.py -- solids.json folder [width] [samples] [name …]
"""
import json
import math
import sys

import bpy
from mathutils import Vector

arguments = sys.argv[sys.argv.index("--") + 1:]
source, folder = arguments[0], arguments[1]
WIDTH = int(arguments[2]) if len(arguments) > 2 else 900
SAMPLES = int(arguments[3]) if len(arguments) > 3 else 32
NAMES = arguments[4:]

# Base colour, roughness, metallic.
MATERIALS = {
    "pe": ((0.012, 0.22, 0.075), 0.42, 0),
    "natural": ((0.80, 0.79, 0.75), 0.40, 0),
    "black": ((0.012, 0.013, 0.014), 0.45, 0),
    "blue": ((0.025, 0.17, 0.50), 0.40, 0),
    "mud": ((0.50, 0.41, 0.28), 0.45, 0),
    "steel": ((0.62, 0.64, 0.65), 0.34, 1),
    "stainless": ((0.70, 0.71, 0.72), 0.28, 1),
    "chain": ((0.30, 0.31, 0.32), 0.30, 1),
}

# Where the camera looks at, and from where, in mm; focal length; what is sharp.
VIEWS = {
    "chain": ((34, 100, 0), (400, -440, 330), 62),
    "sheets": ((6, -8, 34), (420, -600, 400), 56),
    "sprockets": ((26, -22, 6), (250, -510, 430), 57),
    "workshop": ((4, -36, 8), (370, -520, 450), 56),
}


def material(name):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    colour, roughness, metallic = MATERIALS[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    node = made.node_tree.nodes["Principled BSDF"]
    node.inputs["Base Color"].default_value = (*colour, 1)
    node.inputs["Roughness"].default_value = roughness
    node.inputs["Metallic"].default_value = metallic
    return made


def place(axis, u, v, w):
    return {"x": (w, u, v), "y": (u, w, v), "z": (u, v, w)}[axis]


def add_body(body, index):
    """A curve filled and extruded, its edges broken by 0.35 mm, and turned onto its axis."""
    curve = bpy.data.curves.new(f"body{index}", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    length = body["far"] - body["near"]
    bevel = min(0.35, length / 4)
    curve.extrude = length / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 1
    curve.offset = -bevel
    for ring in [body["outer"], *body["holes"]]:
        spline = curve.splines.new("POLY")
        spline.points.add(len(ring) - 1)
        for point, (u, v) in zip(spline.points, ring):
            point.co = (u, v, 0, 1)
        spline.use_cyclic_u = True
    made = bpy.data.objects.new(f"body{index}", curve)
    made.data.materials.append(material(body["material"]))
    axes = [Vector(place(body["axis"], *unit)) for unit in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    middle = Vector(place(body["axis"], 0, 0, (body["near"] + body["far"]) / 2))
    matrix = made.matrix_world.to_4x4()
    for column, axis in enumerate(axes):
        for row in range(3):
            matrix[row][column] = axis[row]
    for row in range(3):
        matrix[row][3] = middle[row]
    made.matrix_world = matrix
    bpy.context.collection.objects.link(made)


def look(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def add_light(at, target, size, power):
    light = bpy.data.lights.new("light", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    made = bpy.data.objects.new("light", light)
    made.location = at
    look(made, target)
    bpy.context.collection.objects.link(made)


def render(name, bodies):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for index, body in enumerate(bodies):
        add_body(body, index)
    target, camera_at, lens = VIEWS[name]
    low = min(b["near"] if b["axis"] == "z" else min(v for _, v in b["outer"]) for b in bodies)

    ground = bpy.data.materials.new("ground")
    ground.use_nodes = True
    node = ground.node_tree.nodes["Principled BSDF"]
    node.inputs["Base Color"].default_value = (0.56, 0.53, 0.49, 1)
    node.inputs["Roughness"].default_value = 0.75
    bpy.ops.mesh.primitive_plane_add(size=20000, location=(0, 0, low - 0.02))
    bpy.context.object.data.materials.append(ground)

    add_light((-420, -160, 620), target, (520, 380), 9.0e6)
    add_light((560, 320, 420), target, (420, 700), 3.2e6)
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.95, 0.96, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.32
    scene = bpy.context.scene
    scene.world = world

    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.clip_end = 20000
    camera.dof.use_dof = True
    camera.dof.focus_distance = (Vector(camera_at) - Vector(target)).length
    # Scene units are millimetres: a wide aperture would blur whole parts.
    camera.dof.aperture_fstop = 0.016
    made = bpy.data.objects.new("camera", camera)
    made.location = camera_at
    look(made, target)
    bpy.context.collection.objects.link(made)
    scene.camera = made

    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = SAMPLES
    scene.cycles.seed = 7
    # Debian builds Blender without a denoiser: samples and a bound on bright paths do it.
    scene.cycles.use_denoising = False
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.max_bounces = 3
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.resolution_x = WIDTH
    scene.render.resolution_y = round(WIDTH * 2 / 3)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = f"{folder}/{name}.png"
    bpy.ops.render.render(write_still=True)


for name, bodies in json.load(open(source)).items():
    if not NAMES or name in NAMES:
        render(name, bodies)
